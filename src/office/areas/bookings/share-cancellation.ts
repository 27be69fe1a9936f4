/** A line of a cancellation: its price, the part of it that was due at first, and its fee, in đồng. */
export interface CancelledLine {
  amountVnd: number;
  dueNowVnd: number;
  feeVnd: number;
}

/** What was paid for a line and what of it comes back, in đồng. */
export interface SharedLine {
  paidVnd: number;
  backVnd: number;
}

/**
 * Divides what was paid, and what comes back of it, over the lines; both add up to the đồng. What was due at first counts as paid first.
 * A fee is taken from what was paid for its own line, and beyond that from the others: of a deposit the guest gets what all fees leave.
 */
export function shareCancellation(lines: readonly CancelledLine[], paidVnd: number): SharedLine[] {
  const dueVnd = Math.min(paidVnd, sumOf(lines.map((line) => line.dueNowVnd)));
  const first = shareOut(
    dueVnd,
    lines.map((line) => line.dueNowVnd),
  );
  const rest = shareOut(
    paidVnd - dueVnd,
    lines.map(({ amountVnd, dueNowVnd }) => Math.max(0, amountVnd - dueNowVnd)),
  );
  const paid = lines.map((_, at) => (first[at] ?? 0) + (rest[at] ?? 0));
  const left = lines.map(({ feeVnd }, at) => Math.max(0, (paid[at] ?? 0) - feeVnd));
  const lacking = sumOf(lines.map(({ feeVnd }, at) => Math.max(0, feeVnd - (paid[at] ?? 0))));
  const taken = shareOut(Math.min(lacking, sumOf(left)), left);
  return lines.map((_, at) => ({ paidVnd: paid[at] ?? 0, backVnd: (left[at] ?? 0) - (taken[at] ?? 0) }));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Divides a whole number by weights; what rounding leaves goes to the greatest remainders. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / whole);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((share, at) => [share - Math.floor(share), at] as const)
    .toSorted(([one], [other]) => other - one);
  for (const [, at] of byRemainder.slice(0, total - sumOf(shares))) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
