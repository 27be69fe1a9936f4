// biome-ignore-all lint/a11y/useSemanticElements: only what is in sight is drawn, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { GridHead, GridRow, type GridUnit } from './grid-row.tsx';
import { edgesOf, moveSelection, type Selection, type Size, type Spot } from './selection.ts';
import { bringIntoSight, cellWidth, headHeight, rowHeight, useSight } from './use-sight.ts';

interface Choosing {
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  /** A digit was typed, or '' where somebody wants to write. */
  onWrite: (first: string) => void;
  /** The block was drawn out by its corner: its first day is to be copied. Undefined for who may not change a thing. */
  onFill: (() => void) | undefined;
  onUndo: () => void;
}

/**
 * Units by days. Only what is in sight is in the document, both ways, so that 200 units by 90 days cost as much as a screen of
 * them. One stop of the keyboard: arrows go from cell to cell, with Shift they choose a block, a digit or F2 begins to
 * write into `onWrite`. A mouse chooses by dragging; dragging the corner of a block, or Ctrl+D, fills it.
 */
export function CalendarGrid({
  units,
  days,
  today,
  ...choosing
}: {
  units: readonly GridUnit[];
  days: readonly { day: string; lunar: string }[];
  today: string;
} & Choosing) {
  const { selection } = choosing;
  const scroller = useRef<HTMLDivElement>(null);
  const size = { rows: units.length, columns: days.length };
  const sight = useSight(scroller, size);
  const handlers = useGridHandlers(scroller, size, choosing);
  const { active } = selection ?? {};
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Lịch chỗ và giá"
      aria-rowcount={size.rows + 1}
      aria-colcount={size.columns + 1}
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
          height: headHeight + units.length * rowHeight,
          width: `calc(var(--head) + ${days.length * cellWidth}px)`,
        }}
      >
        <GridHead days={days} today={today} sight={sight} />
        {units.slice(sight.top, sight.bottom).map((unit, at) => (
          <GridRow
            key={unit.id}
            {...{ unit, days, sight, selection }}
            hasHandle={choosing.onFill !== undefined}
            row={sight.top + at}
            isFirst={units[sight.top + at - 1]?.slug !== unit.slug}
          />
        ))}
      </div>
    </div>
  );
}

/** What pointer and keys do to the block that is chosen. */
function useGridHandlers(
  scroller: RefObject<HTMLDivElement | null>,
  size: Size,
  { selection, onSelect, onWrite, onFill, onUndo }: Choosing,
) {
  const isFilling = useRef(false);
  const spotAt = (event: PointerEvent): Spot | null => {
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-spot]');
    const [row, column] = (cell?.dataset.spot ?? '').split(' ').map(Number);
    return row === undefined || column === undefined ? null : { row, column };
  };
  const onPointerDown = (event: PointerEvent) => {
    const spot = event.button === 0 ? spotAt(event) : null;
    if (!spot) return;
    isFilling.current =
      selection !== null && event.target instanceof Element && event.target.matches('[data-fill]');
    if (isFilling.current && selection) {
      const { top, left, bottom, right } = edgesOf(selection);
      return onSelect({ anchor: { row: top, column: left }, active: { row: bottom, column: right } });
    }
    onSelect({ anchor: event.shiftKey && selection ? selection.anchor : spot, active: spot });
  };
  const onPointerMove = (event: PointerEvent) => {
    // A finger scrolls.
    if (event.pointerType === 'touch' || event.buttons !== 1 || !selection) return;
    const spot = spotAt(event);
    if (spot && (spot.row !== selection.active.row || spot.column !== selection.active.column))
      onSelect({ anchor: selection.anchor, active: spot });
  };
  const onPointerUp = () => {
    if (isFilling.current) onFill?.();
    isFilling.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const from = selection ?? { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };
    const moved = moveSelection(from, { key: event.key, shiftKey: event.shiftKey, ctrlKey: isCommand }, size);
    if (moved) {
      onSelect(selection ? moved : from);
      bringIntoSight(scroller.current, moved.active);
    } else if (isCommand && event.key === 'd' && selection && onFill) onFill();
    else if (isCommand && event.key === 'z') onUndo();
    else if (event.key === 'Escape') onSelect(null);
    else if (!isCommand && /^(\d|F2|Enter)$/.test(event.key))
      onWrite(/^\d$/.test(event.key) ? event.key : '');
    else return;
    event.preventDefault();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onKeyDown };
}
