import { type RefObject, useEffect, useRef, useState } from 'react';
import { cellWidth, type GridLayout, groupHeight, headHeight, rowAt, rowHeight } from './grid-layout.ts';
import type { Spot } from './selection.ts';

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
export function useSight(scroller: RefObject<HTMLDivElement | null>, layout: GridLayout): Sight {
  const { rows, columns } = layout;
  const latest = useRef(layout);
  latest.current = layout;
  const [sight, setSight] = useState({ top: 0, bottom: firstRows, left: 0, right: firstColumns });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const top = Math.max(0, rowAt(latest.current, box.scrollTop) - margin);
      const left = Math.max(0, Math.floor(box.scrollLeft / cellWidth) - margin);
      const bottom = rowAt(latest.current, box.scrollTop + box.clientHeight) + 1 + margin;
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
export function bringIntoSight(
  box: HTMLDivElement | null,
  { row, column }: Spot,
  { tops }: GridLayout,
): void {
  if (!box) return;
  const head = Number.parseInt(getComputedStyle(box).getPropertyValue('--head'), 10);
  const [top, left] = [tops[row] ?? 0, column * cellWidth];
  const [height, width] = [box.clientHeight - headHeight, box.clientWidth - head];
  // With the name of its product, where that is just above.
  if (top < box.scrollTop + groupHeight) box.scrollTop = top - groupHeight;
  else if (top + rowHeight > box.scrollTop + height) box.scrollTop = top + rowHeight - height;
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (left + cellWidth > box.scrollLeft + width) box.scrollLeft = left + cellWidth - width;
}
