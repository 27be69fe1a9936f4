import { type RefObject, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { formatDay } from '../../parts/format-moment.ts';
import { type Cell, placesLeft } from './cells.ts';
import type { GridDay } from './grid-head.tsx';
import type { GridUnit } from './grid-row.tsx';
import { guestSees } from './guest-sees.ts';
import type { loader } from './load-guest-view.ts';
import type { Spot } from './selection.ts';
import { spotAt } from './use-grid-handlers.ts';
import { cellWidth, headHeight, leftOf, rowHeight } from './use-sight.ts';

/** What a guest sees of the cell under the mouse. Tracks the pointer itself, so that the grid does not render again for each cell. */
export function HoverCard({
  scroller,
  units,
  days,
  today,
}: {
  scroller: RefObject<HTMLDivElement | null>;
  units: readonly GridUnit[];
  days: readonly GridDay[];
  today: string;
}) {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = (event: PointerEvent) => {
      clearTimeout(resting);
      setSpot(null);
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      resting = setTimeout(() => setSpot(spotAt(event)), 250);
    };
    const hide = () => {
      clearTimeout(resting);
      setSpot(null);
    };
    box.addEventListener('pointermove', look);
    for (const name of ['pointerleave', 'pointerdown', 'scroll', 'keydown'] as const)
      box.addEventListener(name, hide);
    return () => {
      hide();
      box.removeEventListener('pointermove', look);
      for (const name of ['pointerleave', 'pointerdown', 'scroll', 'keydown'] as const)
        box.removeEventListener(name, hide);
    };
  }, [scroller]);
  const unit = spot && units[spot.row];
  const cell = unit?.cells[spot?.column ?? 0];
  const day = days[spot?.column ?? 0];
  if (!spot || !unit || !cell || !day) return null;
  const sight = inSight(scroller.current, spot);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-3 w-80 rounded-card border border-line-strong bg-surface p-2.5 text-sm shadow-lg"
      style={{
        ...sight.style,
        ...(sight.isLow
          ? { bottom: (units.length - spot.row) * rowHeight + 4 }
          : { top: headHeight + (spot.row + 1) * rowHeight + 4 }),
      }}
    >
      <GuestView key={`${unit.id} ${day.day}`} {...{ unit, cell, day: day.day, today }} />
    </div>
  );
}

/** Of the card, in pixels: its width (`w-80`), and how high it may grow. */
const [cardWidth, cardHeight] = [320, 190];

/** Where the card stays within what is in sight of the grid: from the cell to the right, or ending with it; below, or above. */
function inSight(box: HTMLElement | null, { row, column }: Spot) {
  const cell = box?.querySelector(`[data-spot="${row} ${column}"]`)?.getBoundingClientRect();
  const frame = box?.getBoundingClientRect();
  const isRight = cell && frame && cell.left + cardWidth > frame.right;
  const isLow = cell && frame && cell.bottom + cardHeight > frame.bottom && cell.top - cardHeight > frame.top;
  const [left, shift] = isRight
    ? [leftOf(column + 1), `translateX(-${cardWidth}px)`]
    : [leftOf(column), `translateX(${cellWidth / 4}px)`];
  return { isLow, style: { left, transform: shift } };
}

/** What the cell tells at once, then what the site quotes for it. */
function GuestView({ unit, cell, day, today }: { unit: GridUnit; cell: Cell; day: string; today: string }) {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    void load(`/lich/khach-thay?hang=${unit.id}&ngay=${day}`);
  }, [load, unit.id, day]);
  const told = data?.told;
  const left = placesLeft(cell);
  return (
    <>
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
          {told.reasons.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p className="text-ink-soft">{told.terms.join(' · ')}</p>
          <p className={left < 3 ? 'font-semibold text-warn' : 'text-ink-soft'}>Còn {left}</p>
        </>
      ) : (
        <p>{told?.refusal || guestSees(cell, day, today)}</p>
      )}
    </>
  );
}
