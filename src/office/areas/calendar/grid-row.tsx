// biome-ignore-all lint/a11y/useSemanticElements: only what is in sight is drawn, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { isoWeekday } from '#platform/time/days.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDay } from '../../parts/format-moment.ts';
import type { Cell } from './cells.ts';
import { cellTone, DayCell, tellCell } from './day-cell.tsx';
import { edgesOf, isWithin, type Selection } from './selection.ts';
import { cellWidth, headHeight, leftOf, rowHeight, type Sight } from './use-sight.ts';

export interface GridUnit {
  id: number;
  title: string;
  productTitle: string;
  slug: string;
  cells: readonly Cell[];
}

const weekdayNames = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

/** Days with their weekday and lunar day, above all rows. */
export function GridHead({
  days,
  today,
  sight,
}: {
  days: readonly { day: string; lunar: string }[];
  today: string;
  sight: Sight;
}) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-2 border-b border-line bg-sunken"
      style={{ height: headHeight }}
    >
      <span
        role="columnheader"
        aria-colindex={1}
        className="sticky left-0 z-1 inline-flex h-full w-(--head) items-end bg-sunken px-2.5 pb-1.5 text-sm text-ink-soft"
      >
        còn, giữ/bán, nghìn ₫
      </span>
      {days.slice(sight.left, sight.right).map(({ day, lunar }, at) => {
        const weekday = isoWeekday(day);
        return (
          <span
            key={day}
            role="columnheader"
            aria-colindex={sight.left + at + 2}
            className={classNames(
              'absolute top-0 flex h-full flex-col items-center justify-center border-l border-line text-xs leading-4',
              day === today ? 'bg-sea-soft' : weekday > 5 && 'bg-sun-soft',
            )}
            style={{ left: leftOf(sight.left + at), width: cellWidth }}
          >
            <span className="text-ink-soft">{weekdayNames[weekday - 1]}</span>
            <b className="text-base">{formatDay(day)}</b>
            <span className="text-ink-faint">{lunar}</span>
          </span>
        );
      })}
    </div>
  );
}

/** A unit and those of its days that are in sight. */
export function GridRow({
  unit,
  days,
  row,
  sight,
  selection,
  hasHandle,
  isFirst,
}: {
  unit: GridUnit;
  days: readonly { day: string }[];
  row: number;
  sight: Sight;
  selection: Selection | null;
  /** Whether a block can be drawn out by its corner. */
  hasHandle: boolean;
  isFirst: boolean;
}) {
  const edges = selection && edgesOf(selection);
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classNames(
        'absolute inset-x-0',
        isFirst ? 'border-t border-line-strong' : 'border-t border-line',
      )}
      style={{ top: headHeight + row * rowHeight, height: rowHeight }}
    >
      <span
        role="rowheader"
        aria-colindex={1}
        title={`${unit.productTitle}: ${unit.title}`}
        className="sticky left-0 z-1 flex h-full w-(--head) flex-col justify-center bg-sunken px-2.5 leading-4"
      >
        <b className="truncate text-sm">{unit.title}</b>
        <span className="truncate text-xs text-ink-faint">{unit.productTitle}</span>
      </span>
      {days.slice(sight.left, sight.right).map(({ day }, at) => {
        const column = sight.left + at;
        const cell = unit.cells[column];
        const isChosen = isWithin(selection, { row, column });
        const isCorner = hasHandle && edges?.bottom === row && edges.right === column;
        const isActive = selection?.active.row === row && selection.active.column === column;
        return (
          cell && (
            <span
              key={day}
              role="gridcell"
              id={`cell-${row}-${column}`}
              aria-colindex={column + 2}
              aria-selected={isChosen}
              data-spot={`${row} ${column}`}
              className={classNames(
                'absolute top-0 flex h-full flex-col justify-center border-l border-line px-1 text-sm leading-4 tabular-nums',
                isChosen ? 'bg-sea-soft' : cellTone(cell),
                isActive && 'outline-2 -outline-offset-2 outline-sea',
              )}
              style={{ left: leftOf(column), width: cellWidth }}
            >
              <span className="sr-only">{tellCell(unit.title, day, cell)}</span>
              <DayCell cell={cell} />
              {isCorner && (
                <span
                  aria-hidden
                  data-fill
                  title="Kéo để chép ngày đầu"
                  className="absolute right-0 bottom-0 size-2.5 cursor-crosshair bg-sea"
                />
              )}
            </span>
          )
        );
      })}
    </div>
  );
}
