import type { TripParty } from '#web/parts/trip-search/trip-search.ts';
import type { BookingForm } from './booking-form.ts';

/** Who comes, as the calendar asks for prices. */
export function partyOf({ quantity, adults, ages }: BookingForm): TripParty {
  return { rooms: quantity, adults, childAges: ages };
}
