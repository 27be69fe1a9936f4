import { lastDay } from '#modules/booking/trip/last-day.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';

const dayMs = 86_400_000;
/** For invoices, refunds and reviews after the trip. */
const daysAfter = 60;
/** Somebody who is let in after that has come for something. */
const leastDays = 14;
/** No longer, whatever was booked: what has no day yet can be opened anew. */
const mostDays = 400;

/** Until when a link token that is made now opens a booking: shortly after its last day. */
export function tripLinkExpiry(quote: Pick<Quote, 'items'>, now: Date): Date {
  const last = lastDay(quote);
  const wanted = last ? instantInVietnam(addDays(last, daysAfter + 1)).getTime() : Number.POSITIVE_INFINITY;
  const [least, most] = [now.getTime() + leastDays * dayMs, now.getTime() + mostDays * dayMs];
  return new Date(Math.min(most, Math.max(least, wanted)));
}
