import type { Quote } from '#modules/pricing/rules/quote-types.ts';
import { type RefundQuote, refundQuote } from '#modules/pricing/rules/refund-quote.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import type { BookingState } from './booking-state.ts';

/** When the service begins: 12:00 in Vietnam on the first day of the earliest item. */
export function startsAt(quote: Pick<Quote, 'items'>): Date {
  const first = quote.items.map((item) => item.from).sort()[0];
  if (!first) throw new Error('A booking without items');
  return instantInVietnam(first, '12:00');
}

/**
 * What a cancellation at `now` pays back, or null where there is nothing to cancel. Before places are sold, and when
 * they never were, everything paid comes back; after that the policy copied into the booking decides.
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
  if (state === 'held' || state === 'pending_payment' || state === 'paid_unallocated') {
    return { refundPercent: 100, feeVnd: 0, refundVnd: paidVnd, until: null };
  }
  if (state !== 'confirmed') return null;
  return refundQuote({ cancellation: quote.cancellation, totalVnd, paidVnd, now });
}
