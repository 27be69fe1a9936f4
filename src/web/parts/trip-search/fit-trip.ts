import { addDays } from '#platform/time/days.ts';
import { readTripSearch } from './read-trip-search.ts';
import type { SearchedKind, TripSearch } from './trip-search.ts';
import { writeTripSearch } from './write-trip-search.ts';

const usualNights = 2;

/** A remembered trip adapted to a kind: a stay with only a first day is two nights. Null where it is past or means nothing to the kind. */
export function fitTrip(trip: TripSearch, kind: SearchedKind, today: string): TripSearch | null {
  const isHalf = kind.search.when === 'nights' && trip.from !== null && trip.to === null;
  const whole = isHalf && trip.from ? { ...trip, to: addDays(trip.from, usualNights) } : trip;
  return readTripSearch(writeTripSearch(whole, kind), kind, today).search;
}
