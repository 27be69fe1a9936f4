import type { QuoteLine } from './quote-types.ts';

/** A line of a quote: so many of something at a price each, and why. */
export function createLine(label: string, quantity: number, unitPrice: number, reason: string): QuoteLine {
  return { label, quantity, unitPrice, amount: quantity * unitPrice, reason };
}

/** Rows with the same key together, in the order in which the keys first came. */
export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): [T, ...T[]][] {
  return [...Map.groupBy(rows, keyOf).values()] as [T, ...T[]][];
}
