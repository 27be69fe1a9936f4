export function sumOf<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}

/** Rounds to whole thousands of đồng, as prices are; halves away from zero, like PostgreSQL's round(). */
export function roundToThousand(amountVnd: number): number {
  return Math.sign(amountVnd) * Math.round(Math.abs(amountVnd) / 1000) * 1000 || 0;
}

/** The part of an amount for one day of service, in đồng. */
export interface DayAmount {
  day: string;
  amountVnd: number;
}

/** Splits an amount equally over days; the remainder goes to the first. */
export function spreadEvenly(amountVnd: number, days: readonly string[]): DayAmount[] {
  const part = Math.floor(amountVnd / days.length);
  const rest = amountVnd - part * days.length;
  return days.map((day, index) => ({ day, amountVnd: part + (index === 0 ? rest : 0) }));
}

/** Subtracts an amount from days in proportion to their amounts, to the đồng, never below zero. */
export function takeOff(perDay: readonly DayAmount[], amountVnd: number): DayAmount[] {
  const shares = shareOut(
    amountVnd,
    perDay.map((row) => row.amountVnd),
  );
  return perDay.map((row, index) => ({ ...row, amountVnd: row.amountVnd - (shares[index] ?? 0) }));
}

/**
 * Splits an amount in proportion to weights, to the đồng. The rounding remainder goes one by one to the heaviest, so
 * that the parts do not depend on the order. No part exceeds its weight while the amount does not exceed the sum of
 * weights.
 */
export function shareOut(amountVnd: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => (all > 0 ? Math.floor((amountVnd * weight) / all) : 0));
  let left = amountVnd - shares.reduce((sum, share) => sum + share, 0);
  const heaviest = weights.map((_, index) => index).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  for (const index of heaviest) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left--;
  }
  return shares;
}
