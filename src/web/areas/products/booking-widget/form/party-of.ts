import type { TripParty } from '#web/parts/trip-search/trip-search.ts';
import type { BookingForm } from './booking-form.ts';

/** The party for which the calendar requests prices. */
export function partyOf({ quantity, adults, ages }: BookingForm): TripParty {
  return { rooms: quantity, adults, childAges: ages };
}
