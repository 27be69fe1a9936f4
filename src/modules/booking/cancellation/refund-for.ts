import { activeItems } from '#modules/booking/active-items.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { type RefundQuote, refundQuote } from '#modules/pricing/cancellation/refund-quote.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';

/** When the first service begins; null while every item is without a date. */
export function startsAt(quote: Pick<Quote, 'items'>): Date | null {
  const dated = activeItems(quote).filter((item) => !item.options.openDated);
  if (dated.length === 0) return null;
  return new Date(Math.min(...dated.map((item) => Date.parse(item.startsAt))));
}

/** Whether a service of the booking has begun. */
export function hasBegun(quote: Pick<Quote, 'items'>, now: Date): boolean {
  const start = startsAt(quote);
  return start !== null && now >= start;
}

/** The fee of cancelling an item at `now` under the agreed policy, in đồng. */
export function feeOf(
  { amount, cancellation }: Pick<QuotedItem, 'amount' | 'cancellation'>,
  now: Date,
): number {
  return amount - (cancellation.find((step) => now <= new Date(step.until))?.refundAmount ?? 0);
}

/** Whether an item can be cancelled at `now` without a fee, also where nothing was paid for it. */
export function isFeeless({ cancellation }: Pick<QuotedItem, 'cancellation'>, now: Date): boolean {
  return cancellation.find((step) => now <= new Date(step.until))?.refundPercent === 100;
}

/**
 * What a cancellation at `now` refunds, or null where there is nothing to cancel. Before inventory is sold, or when it
 * never was, everything paid is refunded; after that the policy copied into the booking decides.
 */
export function refundFor(
  booking: {
    state: BookingState;
    quote: Pick<Quote, 'items' | 'cancellation'>;
    totalVnd: number;
    paidVnd: number;
  },
  now: Date,
): RefundQuote | null {
  const { state, quote, totalVnd, paidVnd } = booking;
  if (
    state === 'on_request' ||
    state === 'held' ||
    state === 'pending_payment' ||
    state === 'paid_unallocated'
  ) {
    return { refundPercent: 100, feeVnd: 0, refundVnd: paidVnd, until: null };
  }
  if (state !== 'confirmed') return null;
  return refundQuote({ cancellation: quote.cancellation, totalVnd, paidVnd, now });
}
