import { lastDay } from '#modules/booking/trip/last-day.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';

/** A device keeps vouchers so long after the trip: for what is asked about afterwards. */
const daysAfter = 30;

/** Until when (milliseconds since 1970) devices may keep the vouchers of a trip. */
export function keptUntil(quote: Parameters<typeof lastDay>[0]): number {
  const last = lastDay(quote);
  return last ? instantInVietnam(addDays(last, daysAfter + 1)).getTime() : 0;
}
