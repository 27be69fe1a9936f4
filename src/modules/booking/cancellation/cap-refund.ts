import type { RefundQuote } from '#modules/pricing/cancellation/refund-quote.ts';

/** Caps a refund at what can still be refunded: an earlier goodwill refund has used up a part of that. */
export function capRefund(refund: RefundQuote | null, mostVnd: number): RefundQuote | null {
  if (!refund || refund.refundVnd <= mostVnd) return refund;
  const refundVnd = Math.max(0, mostVnd);
  return { ...refund, refundVnd, feeVnd: refund.feeVnd + refund.refundVnd - refundVnd };
}
