import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays } from '#platform/time/days.ts';

const dayMs = 86_400_000;

/** The first day of several items. @throws RangeError without items */
export function firstDay(items: readonly Pick<QuotedItem, 'from'>[]): string {
  const [first] = items.map(({ from }) => from).sort();
  if (first === undefined) throw new RangeError('No items');
  return first;
}

/** What an item takes, so many days later. */
export function shiftTakes({ places, vehicles }: QuotedItem['takes'], days: number): QuotedItem['takes'] {
  const later = (at: string) => new Date(Date.parse(at) + days * dayMs).toISOString();
  return {
    places: places.map((place) => ({ ...place, day: addDays(place.day, days) })),
    vehicles: vehicles.map((trip) => ({ ...trip, from: later(trip.from), to: later(trip.to) })),
  };
}

/** The same item, asked for so many days later; without the code that it redeemed, which is not paid with again. */
export function requestMoved(item: QuotedItem, days: number): QuoteItemRequest {
  const { unitId, ratePlanId, from, to, quantity, adults, childAges, options } = item;
  const { voucherCode: _, ...kept } = options;
  return {
    unitId,
    ratePlanId,
    from: addDays(from, days),
    ...(to > from && { to: addDays(to, days) }),
    quantity,
    adults,
    childAges,
    options: kept,
  };
}
