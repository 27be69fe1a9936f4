import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { formatDay } from '../../parts/format-moment.ts';
import { type Cell, placesLeft } from './cells.ts';
import type { GridDay } from './grid-head.tsx';
import { cellWidth, type GridLayout, headHeight, leftOf, rowHeight } from './grid-layout.ts';
import type { GridUnit } from './grid-row.tsx';
import { guestSees } from './guest-sees.ts';
import type { loader } from './load-guest-view.ts';
import type { Spot } from './selection.ts';
import { spotAt } from './use-grid-handlers.ts';

/**
 * What a guest sees of the cell under the mouse, or of the active one once arrows or a finger have moved there. Tracks the pointer
 * itself, so that the grid does not render again for each cell.
 */
export function HoverCard({
  scroller,
  layout,
  units,
  days,
  today,
  active,
}: {
  scroller: RefObject<HTMLDivElement | null>;
  layout: GridLayout;
  units: readonly GridUnit[];
  days: readonly GridDay[];
  today: string;
  /** The active cell of the selection. */
  active: Spot | undefined;
}) {
  const spot = useRestingSpot(scroller, active);
  const unit = spot && units[spot.row];
  const cell = unit?.cells[spot?.column ?? 0];
  const day = days[spot?.column ?? 0];
  if (!spot || !unit || !cell || !day) return null;
  const sight = inSight(scroller.current, spot);
  const top = layout.tops[spot.row] ?? 0;
  const style = {
    ...sight.style,
    ...(sight.isLow ? { bottom: layout.height - top + 4 } : { top: headHeight + top + rowHeight + 4 }),
  };
  const isActive = active?.row === spot.row && active.column === spot.column;
  return (
    <GuestView
      key={`${unit.id} ${day.day}`}
      {...{ unit, cell, style, day: day.day, today, isSpoken: isActive }}
    />
  );
}

/** The cell on which the mouse has rested, or to which arrows or a finger have moved; null while anything else goes on. */
function useRestingSpot(scroller: RefObject<HTMLDivElement | null>, active: Spot | undefined): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  const latest = useRef(active);
  latest.current = active;
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const clear = () => setSpot(null);
    const hide = () => {
      clearTimeout(resting);
      clear();
    };
    const showSoon = (find: () => Spot | null | undefined) => {
      hide();
      resting = setTimeout(() => setSpot(find() ?? null), 250);
    };
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => box.addEventListener(name, listener, listening);
    on('pointermove', (event) => {
      hide();
      if (event.pointerType === 'mouse' && event.buttons === 0) showSoon(() => spotAt(event));
    });
    on('pointerup', ({ pointerType }) => {
      if (pointerType !== 'mouse') showSoon(() => latest.current);
    });
    on('keydown', ({ key, shiftKey }) => {
      hide();
      if (key.startsWith('Arrow') && !shiftKey) showSoon(() => latest.current);
    });
    on('pointerdown', hide);
    on('blur', hide);
    // A finger that is lifted leaves as well.
    on('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') hide();
    });
    // Arrows scroll the grid on their way.
    on('scroll', clear);
    return () => {
      hide();
      listening.abort();
    };
  }, [scroller]);
  return spot;
}

type GuestQuote = Awaited<ReturnType<typeof loader>>['told'];

/** Of the card, in pixels: its width (`w-80`), and how high it may grow. */
const [cardWidth, cardHeight] = [320, 240];

/** Where the card stays within what is in sight of the grid: from the cell to the right, as far as there is room; below, or above. */
function inSight(box: HTMLElement | null, { row, column }: Spot) {
  const cell = box?.querySelector(`[data-spot="${row} ${column}"]`)?.getBoundingClientRect();
  const frame = box?.getBoundingClientRect();
  if (!box || !cell || !frame) return { isLow: false, style: { left: leftOf(column) } };
  const room = frame.left + box.clientWidth - cardWidth - cell.left;
  const shift = Math.max(frame.left - cell.left, Math.min(cellWidth / 4, room));
  const [above, below] = [cell.top - frame.top, Math.min(frame.bottom, window.innerHeight) - cell.bottom];
  const isLow = below < cardHeight && above > below;
  return { isLow, style: { left: leftOf(column), transform: `translateX(${shift}px)` } };
}

/**
 * What the cell tells at once, then what the site quotes for it. The card is for eyes; of the cell that the keyboard is on, the quote is
 * spoken as well.
 */
function GuestView({
  unit,
  cell,
  style,
  day,
  today,
  isSpoken,
}: {
  unit: GridUnit;
  cell: Cell;
  style: CSSProperties;
  day: string;
  today: string;
  isSpoken: boolean;
}) {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    void load(`/lich/khach-thay?hang=${unit.id}&ngay=${day}`);
  }, [load, unit.id, day]);
  const told = data?.told;
  const left = placesLeft(cell);
  return (
    <>
      {isSpoken && (
        <p role="status" className="sr-only">
          {told && quotedWords(told)}
        </p>
      )}
      <div
        aria-hidden
        className="pointer-events-none absolute z-3 w-80 rounded-card border border-line-strong bg-surface p-2.5 text-sm shadow-lg"
        style={style}
      >
        <p className="truncate text-ink-soft">
          Khách thấy gì · {formatDay(day)}
          {told?.party && `, ${told.party}`}
        </p>
        <p className="flex justify-between gap-2 font-semibold">
          <span className="min-w-0">
            {unit.productTitle}: {unit.title}
          </span>
          {told?.total && <span className="whitespace-nowrap tabular-nums">{told.total}</span>}
        </p>
        {told?.total ? (
          <>
            {told.reasons.map((words, at) => (
              <p key={at}>{words}</p>
            ))}
            <p className="text-ink-soft">{told.terms.join(' · ')}</p>
            <p className={left < 3 ? 'font-semibold text-warn' : 'text-ink-soft'}>Còn {left}</p>
          </>
        ) : (
          <p>{told?.refusal || guestSees(cell, day, today)}</p>
        )}
      </div>
    </>
  );
}

/** The quote as one sentence: its total with why and on which terms, or why there is none. */
function quotedWords({ party, total, reasons, terms, refusal }: NonNullable<GuestQuote>): string {
  if (!total) return refusal;
  return [`Trang báo giá ${total}${party && ` cho ${party}`}`, ...reasons, ...terms].join('. ');
}
