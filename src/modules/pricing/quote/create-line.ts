import type { QuoteLine } from './quote-types.ts';

/** A line of a quote: quantity, unit price, and reason. */
export function createLine(label: string, quantity: number, unitPrice: number, reason: string): QuoteLine {
  return { label, quantity, unitPrice, amount: quantity * unitPrice, reason };
}

/** Groups rows by key, in the order in which keys first occur. */
export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): [T, ...T[]][] {
  return [...Map.groupBy(rows, keyOf).values()] as [T, ...T[]][];
}
