import type { CancellationTier } from './cancellation-tiers.ts';

export interface RefundQuote {
  /** Refunded percent of the total under the policy. */
  refundPercent: number;
  /** What the company keeps, as far as it has been paid. */
  feeVnd: number;
  refundVnd: number;
  /** Until when this result is valid; null when it no longer changes. */
  until: string | null;
}

/**
 * The refund of a cancellation at `now`: the single source for the preview, the cancel screen and the refund. The
 * policy is the copy in the booking. The fee is a share of the total; a guest who has paid less than the total gets
 * back what remains of the payment after the fee, and never has to pay more.
 */
export function refundQuote({
  cancellation,
  totalVnd,
  paidVnd,
  now,
}: {
  cancellation: readonly CancellationTier[];
  totalVnd: number;
  paidVnd: number;
  now: Date;
}): RefundQuote {
  const tier = cancellation.find((step) => now <= new Date(step.until));
  const keptVnd = totalVnd - (tier?.refundAmount ?? 0);
  const refundVnd = Math.min(paidVnd, Math.max(0, paidVnd - keptVnd));
  return {
    refundPercent: tier?.refundPercent ?? 0,
    feeVnd: paidVnd - refundVnd,
    refundVnd,
    until: tier?.until ?? null,
  };
}
