import { addDays } from '#platform/time/days.ts';

/** How long after a trip its guest may review it. */
const openDays = 90;

/** The last day (ISO) for reviews of a trip. */
export function reviewsCloseOn(endedOn: string): string {
  return addDays(endedOn, openDays);
}

/** The months ('YYYY-MM') that a trip touches, at most the last two. */
export function monthsOfTrip(from: string, to: string): string[] {
  return [...new Set([from.slice(0, 7), to.slice(0, 7)])];
}
