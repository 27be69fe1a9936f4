// biome-ignore-all lint/a11y/useSemanticElements: only what is in sight is rendered, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { Fragment, useMemo, useRef } from 'react';
import { type GridDay, GridHead } from './grid-head.tsx';
import { cellWidth, groupHeight, headHeight, isGroupStart, layOut } from './grid-layout.ts';
import { GridRow, type GridUnit } from './grid-row.tsx';
import { GroupRow } from './group-row.tsx';
import { HoverCard } from './hover-card.tsx';
import { type Choosing, useGridHandlers } from './use-grid-handlers.ts';
import { useSight } from './use-sight.ts';

/**
 * Grid of units by days. Virtualized in both directions, so that 200 units by 90 days cost as much as one screen of them. One
 * tab stop: arrows move between cells, with Shift they select a block, a digit or F2 starts editing through `onWrite`. A mouse
 * selects by dragging; dragging the block's corner, or Ctrl+D, fills. A finger scrolls and taps; dragging the corner extends the
 * block.
 */
export function CalendarGrid({
  units,
  days,
  today,
  ...choosing
}: {
  units: readonly GridUnit[];
  days: readonly GridDay[];
  today: string;
} & Choosing) {
  const { selection } = choosing;
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOut(units, days.length), [units, days.length]);
  const groups = useMemo(() => Map.groupBy(units, ({ slug }) => slug), [units]);
  const sight = useSight(scroller, layout);
  const handlers = useGridHandlers(scroller, layout, choosing);
  const { active } = selection ?? {};
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Lịch chỗ và giá"
      aria-rowcount={layout.rows + 1}
      aria-colcount={layout.columns + 1}
      aria-multiselectable
      aria-activedescendant={active && `cell-${active.row}-${active.column}`}
      tabIndex={0}
      {...handlers}
      className="relative max-h-[calc(100dvh-260px)] min-h-80 overflow-auto rounded-card border border-line bg-surface select-none [--head:220px] max-sm:[--head:116px]"
    >
      <div
        role="presentation"
        className="relative"
        style={{
          height: headHeight + layout.height,
          width: `calc(var(--head) + ${days.length * cellWidth}px)`,
        }}
      >
        <GridHead days={days} today={today} sight={sight} />
        {units.slice(sight.top, sight.bottom).map((unit, at) => {
          const row = sight.top + at;
          const top = layout.tops[row] ?? 0;
          return (
            <Fragment key={unit.id}>
              {isGroupStart(units, row) && (
                <GroupRow
                  units={groups.get(unit.slug) ?? []}
                  {...{ days, sight }}
                  top={headHeight + top - groupHeight}
                />
              )}
              <GridRow
                {...{ unit, days, sight, selection, row, top }}
                hasHandle={choosing.onFill !== undefined}
              />
            </Fragment>
          );
        })}
        <HoverCard {...{ scroller, layout, units, days, today, active }} />
      </div>
    </div>
  );
}
