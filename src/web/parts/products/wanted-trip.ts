import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { startsInMonth, type WantedTrip } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';

/** A query's trip search for pricing; a month is all its days from the first bookable one. */
export function wantedTrip(search: TripSearch, { startsToday }: Kind, now: Date): WantedTrip {
  const { from, to, month, time, rooms, adults, childAges } = search;
  const today = dayInVietnam(now);
  const firstDay = startsToday ? today : addDays(today, 1);
  const when = from ? { from, to: to ?? undefined } : startsInMonth(month ?? firstDay.slice(0, 7), firstDay);
  return { ...when, time: time ?? undefined, rooms, adults, childAges };
}
