import type { RefundQuote } from '#modules/pricing/cancellation/refund-quote.ts';

/** A refund that is not more than what can still go back: a goodwill refund before it has taken a part of that. */
export function capRefund(refund: RefundQuote | null, mostVnd: number): RefundQuote | null {
  if (!refund || refund.refundVnd <= mostVnd) return refund;
  const refundVnd = Math.max(0, mostVnd);
  return { ...refund, refundVnd, feeVnd: refund.feeVnd + refund.refundVnd - refundVnd };
}
