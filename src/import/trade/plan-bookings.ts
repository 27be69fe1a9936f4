import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import type { WantedTrip } from './find-trip.ts';
import type { Fate } from './play-booking.ts';
import type { Random } from './random.ts';
import { after } from './trade-parts.ts';

export interface PlannedBooking extends WantedTrip {
  bookedAt: Date;
  fate: Fate;
}

/** Over so many days, today included, the demo's trade goes. */
export const tradeDays = 14;

const usual = 112;

const kinds: readonly KindName[] = [
  'hotel',
  'hotel',
  'hotel',
  'hotel',
  'tour',
  'cruise',
  'attraction',
  'car',
  'experience',
  'combo',
];

/** In twenty bookings, so often. */
const shares: readonly [Fate, number][] = [
  ['confirmed', 8],
  ['paid', 5],
  ['cancelled', 3],
  ['unpaid', 3],
  ['paid_late', 1],
];

const fates = shares.flatMap(([fate, count]) => Array<Fate>(count).fill(fate));

/** What is asked of suppliers first, minutes ago. */
const requests: readonly [minutesAgo: number, Fate][] = [
  [9, 'unpaid'],
  [31, 'unpaid'],
  [55, 'unpaid'],
  [60 * 26, 'declined'],
  [60 * 50, 'confirmed'],
  [60 * 74, 'declined'],
];

/** Held for twenty minutes; these guests are about to pay. */
const heldMinutesAgo = [3, 8, 14];

/** They sent half of it and their places are gone: whoever answers them has a day, then all of it goes back by itself. */
const partlyPaidMinutesAgo = [60 * 7, 60 * 2];

/** When those booked who would be on the bay in the storm. */
const aboardDaysAgo = [12, 9, 8, 6, 5, 3];

/** Who booked what and when, and what became of it; the oldest first. */
export function planBookings(
  random: Random,
  now: Date,
  { bay, stormDay }: { bay: string | undefined; stormDay: string },
): PlannedBooking[] {
  const today = dayInVietnam(now);
  const planned: PlannedBooking[] = Array.from({ length: usual }, (_, at) => {
    const daysAgo = tradeDays - 1 - Math.floor((at * tradeDays) / usual);
    const bookedAt = bookingTime(random, now, addDays(today, -daysAgo));
    const kind = random.pick(kinds);
    // Only hotels have sold days that are over: their guests are there by now, and some are back again.
    const isSoon = kind === 'hotel' && at % 4 !== 0;
    const lead = isSoon ? 1 + random.below(3) : Math.max(1, daysAgo + random.below(30));
    const adults = kind === 'hotel' ? 2 : 1 + random.below(4);
    return { ...wish(kind, bookedAt, lead, adults), nights: 1 + random.below(3), fate: random.pick(fates) };
  });
  const asked = requests.map(([minutesAgo, fate]): PlannedBooking => {
    const bookedAt = after(now, -minutesAgo);
    return { ...wish('experience', bookedAt, 6 + random.below(9), 2), fate, isOnRequest: true };
  });
  const hotelAgo =
    (fate: Fate) =>
    (minutesAgo: number): PlannedBooking => ({
      ...wish('hotel', after(now, -minutesAgo), 9 + random.below(20), 2),
      fate,
    });
  const partlyPaid = partlyPaidMinutesAgo.map(hotelAgo('partly_paid'));
  const held = heldMinutesAgo.map(hotelAgo('unpaid'));
  const aboard = (bay ? aboardDaysAgo : []).map((daysAgo): PlannedBooking => {
    const bookedAt = bookingTime(random, now, addDays(today, -daysAgo));
    return { ...wish('cruise', bookedAt, 1, 2), from: stormDay, fate: 'paid', bay };
  });
  return [...aboard, ...planned, ...asked, ...partlyPaid, ...held];
}

function wish(kind: KindName, bookedAt: Date, lead: number, adults: number) {
  return { kind, bookedAt, from: addDays(dayInVietnam(bookedAt), lead), nights: 1, adults };
}

/** Between eight and ten in the evening; of today some time before now. */
function bookingTime(random: Random, now: Date, day: string): Date {
  const usually = after(instantInVietnam(day, '08:00'), random.below(14 * 60));
  return usually < now ? usually : after(now, -20 - random.below(240));
}
