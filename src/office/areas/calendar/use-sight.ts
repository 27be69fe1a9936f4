import { type RefObject, useEffect, useState } from 'react';
import type { Size, Spot } from './selection.ts';

/** Sizes of the grid in pixels; the head of a row is narrower on a phone, by CSS. */
export const [rowHeight, cellWidth, headHeight] = [46, 62, 76];

/** The left offset of a column. */
export const leftOf = (column: number) => `calc(var(--head) + ${column * cellWidth}px)`;

/** Rows and columns to render; the end is exclusive. */
export interface Sight {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Rendered on the server: rows and columns; and the margin beyond each edge. */
const [firstRows, firstColumns, margin] = [18, 24, 4];

/** The visible rows and columns, with a margin. */
export function useSight(scroller: RefObject<HTMLDivElement | null>, { rows, columns }: Size): Sight {
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

/** Scrolls a cell into view. */
export function bringIntoSight(box: HTMLDivElement | null, { row, column }: Spot): void {
  if (!box) return;
  const head = Number.parseInt(getComputedStyle(box).getPropertyValue('--head'), 10);
  const [top, left] = [row * rowHeight, column * cellWidth];
  const [height, width] = [box.clientHeight - headHeight, box.clientWidth - head];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight > box.scrollTop + height) box.scrollTop = top + rowHeight - height;
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (left + cellWidth > box.scrollLeft + width) box.scrollLeft = left + cellWidth - width;
}
