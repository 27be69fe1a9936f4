import type { CancellationTier } from './cancellation-tiers.ts';

export interface RefundQuote {
  /** What comes back of the total under the policy. */
  refundPercent: number;
  /** What stays with us, as far as it has been paid. */
  feeVnd: number;
  refundVnd: number;
  /** Until when this answer holds; null when it changes no more. */
  until: string | null;
}

/**
 * What a cancellation at `now` pays back: the one answer for the preview, the cancel screen and the refund. The policy
 * is the copy in the booking. The fee is a share of the total; who has paid less than the total gets back what is left
 * of the payment after the fee, and is never asked for more.
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
