// biome-ignore-all lint/a11y/useSemanticElements: only what is in sight is drawn, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isoWeekday } from '#platform/time/days.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDay } from '../../parts/format-moment.ts';
import type { Cell } from './cells.ts';
import { cellTone, DayCell, tellCell } from './day-cell.tsx';
import { isWithin, moveSelection, type Selection, type Size, type Spot } from './selection.ts';

export interface GridUnit {
  id: number;
  title: string;
  productTitle: string;
  slug: string;
  cells: readonly Cell[];
}

interface Choosing {
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  /** A digit was typed, or '' where somebody wants to write. */
  onWrite: (first: string) => void;
  onUndo: () => void;
}

/** Sizes in pixels; the head of a row is narrower on a phone, by CSS. */
const [rowHeight, cellWidth, headHeight] = [46, 62, 58];
const weekdayNames = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

/**
 * Units by days. Only what is in sight is in the document, both ways, so that 200 units by 90 days cost as much as a screen of
 * them. One stop of the keyboard: arrows go from cell to cell, with Shift they choose a block, a digit or F2 begins to
 * write into `onWrite`. A mouse chooses by dragging.
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
  { selection, onSelect, onWrite, onUndo }: Choosing,
) {
  const spotAt = (event: PointerEvent): Spot | null => {
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-spot]');
    const [row, column] = (cell?.dataset.spot ?? '').split(' ').map(Number);
    return row === undefined || column === undefined ? null : { row, column };
  };
  const onPointerDown = (event: PointerEvent) => {
    const spot = event.button === 0 ? spotAt(event) : null;
    if (!spot) return;
    onSelect({ anchor: event.shiftKey && selection ? selection.anchor : spot, active: spot });
  };
  const onPointerMove = (event: PointerEvent) => {
    // A finger scrolls.
    if (event.pointerType === 'touch' || event.buttons !== 1 || !selection) return;
    const spot = spotAt(event);
    if (spot && (spot.row !== selection.active.row || spot.column !== selection.active.column))
      onSelect({ anchor: selection.anchor, active: spot });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const from = selection ?? { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };
    const moved = moveSelection(from, { key: event.key, shiftKey: event.shiftKey, ctrlKey: isCommand }, size);
    if (moved) {
      onSelect(selection ? moved : from);
      bringIntoSight(scroller.current, moved.active);
    } else if (isCommand && event.key === 'z') onUndo();
    else if (event.key === 'Escape') onSelect(null);
    else if (!isCommand && /^(\d|F2|Enter)$/.test(event.key))
      onWrite(/^\d$/.test(event.key) ? event.key : '');
    else return;
    event.preventDefault();
  };
  return { onPointerDown, onPointerMove, onKeyDown };
}

interface Sight {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

function GridHead({
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

function GridRow({
  unit,
  days,
  row,
  sight,
  selection,
  isFirst,
}: {
  unit: GridUnit;
  days: readonly { day: string }[];
  row: number;
  sight: Sight;
  selection: Selection | null;
  isFirst: boolean;
}) {
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
            </span>
          )
        );
      })}
    </div>
  );
}

const leftOf = (column: number) => `calc(var(--head) + ${column * cellWidth}px)`;

/** Drawn on the server, and beyond each edge. */
const [firstRows, firstColumns, margin] = [18, 24, 4];

/** Which rows and columns are in sight, with a few beyond. */
function useSight(scroller: RefObject<HTMLDivElement | null>, { rows, columns }: Size): Sight {
  const [sight, setSight] = useState({ top: 0, bottom: firstRows, left: 0, right: firstColumns });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const top = Math.max(0, Math.floor(box.scrollTop / rowHeight) - margin);
      const left = Math.max(0, Math.floor(box.scrollLeft / cellWidth) - margin);
      const bottom = Math.ceil((box.scrollTop + box.clientHeight) / rowHeight) + margin;
      const right = Math.ceil((box.scrollLeft + box.clientWidth) / cellWidth) + margin;
      setSight((now) =>
        now.top === top && now.left === left && now.bottom === bottom && now.right === right
          ? now
          : { top, bottom, left, right },
      );
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [scroller]);
  return { ...sight, bottom: Math.min(sight.bottom, rows), right: Math.min(sight.right, columns) };
}

function bringIntoSight(box: HTMLDivElement | null, { row, column }: Spot): void {
  if (!box) return;
  const head = Number.parseInt(getComputedStyle(box).getPropertyValue('--head'), 10);
  const [top, left] = [row * rowHeight, column * cellWidth];
  const [height, width] = [box.clientHeight - headHeight, box.clientWidth - head];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight > box.scrollTop + height) box.scrollTop = top + rowHeight - height;
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (left + cellWidth > box.scrollLeft + width) box.scrollLeft = left + cellWidth - width;
}
