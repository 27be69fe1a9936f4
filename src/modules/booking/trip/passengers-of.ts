import { activeItems } from '#modules/booking/active-items.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { PassengerTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';

export interface PassengerList {
  /** How many passengers the largest of the items has. */
  count: number;
  /** Until when (ISO instant) the list has to be there. */
  until: string;
  /** Whole papers where one of the items needs them, else names. */
  asks: PassengerTerms['asks'];
}

/** The list of passengers that a booking needs; null when none of its items does. */
export function passengersOf(quote: Pick<Quote, 'items'>): PassengerList | null {
  const concerned = activeItems(quote).flatMap((item) => {
    const terms = termsOf(item);
    return terms && !item.options.openDated ? [{ item, terms }] : [];
  });
  if (concerned.length === 0) return null;
  const until = concerned.map(({ item, terms }) => Date.parse(item.startsAt) - terms.hoursBefore * 3_600_000);
  return {
    count: Math.max(...concerned.map(({ item }) => item.adults + item.childAges.length)),
    until: new Date(Math.min(...until)).toISOString(),
    asks: concerned.some(({ terms }) => terms.asks === 'papers') ? 'papers' : 'names',
  };
}

function termsOf({ kind, passengers }: QuotedItem): PassengerTerms | null {
  if (passengers !== undefined) return passengers;
  // A booking of before its terms were kept in it.
  return kindProfiles[kind].asksForPassengers ? { asks: 'papers', hoursBefore: 24 } : null;
}
