import { type RefObject, useEffect, useState } from 'react';
import type { GridDay } from './grid-head.tsx';
import type { GridUnit } from './grid-row.tsx';
import { guestSees } from './guest-sees.ts';
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
  const isLow = spot.row > 3 && spot.row > units.length - 4;
  const isRight = spot.column > days.length - 5;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-3 w-64 rounded-card border border-line-strong bg-surface p-2.5 text-sm shadow-lg"
      style={{
        left: leftOf(isRight ? spot.column - 3 : spot.column),
        ...(isLow
          ? { bottom: (units.length - spot.row) * rowHeight + 4 }
          : { top: headHeight + (spot.row + 1) * rowHeight + 4 }),
        marginLeft: isRight ? 0 : cellWidth / 4,
      }}
    >
      <p className="truncate text-ink-soft">
        {unit.productTitle}: {unit.title}
      </p>
      <p className="font-semibold">{guestSees(cell, day.day, today)}</p>
    </div>
  );
}
