import type { Quote } from '#modules/pricing/rules/quote-types.ts';
import { activeItems } from './quote-parts.ts';

/** Kinds whose carriers and insurers want to know every passenger beforehand. */
const listed = new Set(['cruise', 'tour']);
/** Before boarding; ports ask for the list a day ahead. */
const hoursBefore = 24;

export interface PassengerList {
  /** How many passengers the largest of the items has. */
  count: number;
  /** Until when (ISO instant) the list has to be there. */
  until: string;
}

/** The list of passengers that a booking needs; null when none of its items does. */
export function passengersOf(quote: Pick<Quote, 'items'>): PassengerList | null {
  const concerned = activeItems(quote).filter((item) => listed.has(item.kind));
  if (concerned.length === 0) return null;
  const first = Math.min(...concerned.map((item) => Date.parse(item.startsAt)));
  return {
    count: Math.max(...concerned.map((item) => item.adults + item.childAges.length)),
    until: new Date(first - hoursBefore * 3_600_000).toISOString(),
  };
}
