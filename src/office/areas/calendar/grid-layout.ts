import type { Cell } from './cells.ts';
import type { Size } from './selection.ts';

/** Sizes of the grid in pixels; the head of a row is narrower on a phone, by CSS. */
export const [rowHeight, cellWidth, headHeight, groupHeight] = [46, 62, 76, 26];

/** The left offset of a column. */
export const leftOf = (column: number) => `calc(var(--head) + ${column * cellWidth}px)`;

/** Where rows are: a product's units stand below a line with its name and what is sold of it. */
export interface GridLayout extends Size {
  /** The top of each row below the grid's head, in pixels. */
  tops: readonly number[];
  height: number;
}

export const isGroupStart = (units: readonly { slug: string }[], row: number) =>
  units[row - 1]?.slug !== units[row]?.slug;

export function layOut(units: readonly { slug: string }[], columns: number): GridLayout {
  const tops: number[] = [];
  let height = 0;
  for (const row of units.keys()) {
    if (isGroupStart(units, row)) height += groupHeight;
    tops.push(height);
    height += rowHeight;
  }
  return { rows: units.length, columns, tops, height };
}

/** The row at a height below the grid's head; the last one where there is none. */
export function rowAt({ tops, rows }: GridLayout, y: number): number {
  const next = tops.findIndex((top) => top + rowHeight > y);
  return next === -1 ? Math.max(rows - 1, 0) : next;
}

/** What is open and what is sold of all units of a product on a day, those of which it has a row here. */
export function occupancyOf(cells: readonly (Cell | undefined)[]): { open: number; sold: number } {
  let [open, sold] = [0, 0];
  for (const cell of cells) {
    open += cell?.allotment ?? 0;
    sold += cell?.allotment === null ? 0 : (cell?.sold ?? 0) + (cell?.blocked ?? 0);
  }
  return { open, sold };
}
