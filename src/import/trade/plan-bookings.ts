import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import type { WantedTrip } from './find-trip.ts';
import type { Outcome } from './play-booking.ts';
import type { Random } from './random.ts';
import { after } from './trade-parts.ts';

export interface PlannedBooking extends WantedTrip {
  bookedAt: Date;
  outcome: Outcome;
}

/** Length in days of the demo's trading period, including today. */
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

/** Outcomes per twenty bookings. */
const shares: readonly [Outcome, number][] = [
  ['confirmed', 8],
  ['paid', 5],
  ['cancelled', 3],
  ['unpaid', 3],
  ['paid_late', 1],
];

const outcomes = shares.flatMap(([outcome, count]) => Array<Outcome>(count).fill(outcome));

/** Bookings on request, by minutes ago. */
const requests: readonly [minutesAgo: number, Outcome][] = [
  [9, 'unpaid'],
  [31, 'unpaid'],
  [55, 'unpaid'],
  [60 * 26, 'declined'],
  [60 * 50, 'confirmed'],
  [60 * 74, 'declined'],
];

/** Holds last twenty minutes; these guests are about to pay. */
const heldMinutesAgo = [3, 8, 14];

/** They paid half and lost their places: unless staff act within a day, the money is refunded automatically. */
const partlyPaidMinutesAgo = [60 * 7, 60 * 2];

/** When the guests affected by the storm booked their cruises. */
const aboardDaysAgo = [12, 9, 8, 6, 5, 3];

/** Who booked what and when, and the outcome; the oldest first. */
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
    // Only hotels have past days for sale: some of their guests are there by now, and some are back again.
    const isSoon = kind === 'hotel' && at % 4 !== 0;
    const lead = isSoon ? 1 + random.below(3) : Math.max(1, daysAgo + random.below(30));
    const adults = kind === 'hotel' ? 2 : 1 + random.below(4);
    return {
      ...wish(kind, bookedAt, lead, adults),
      nights: 1 + random.below(3),
      outcome: random.pick(outcomes),
    };
  });
  const requested = requests.map(([minutesAgo, outcome]): PlannedBooking => {
    const bookedAt = after(now, -minutesAgo);
    return { ...wish('experience', bookedAt, 6 + random.below(9), 2), outcome, isOnRequest: true };
  });
  const hotelAgo =
    (outcome: Outcome) =>
    (minutesAgo: number): PlannedBooking => ({
      ...wish('hotel', after(now, -minutesAgo), 9 + random.below(20), 2),
      outcome,
    });
  const partlyPaid = partlyPaidMinutesAgo.map(hotelAgo('partly_paid'));
  const held = heldMinutesAgo.map(hotelAgo('unpaid'));
  const aboard = (bay ? aboardDaysAgo : []).map((daysAgo): PlannedBooking => {
    const bookedAt = bookingTime(random, now, addDays(today, -daysAgo));
    return { ...wish('cruise', bookedAt, 1, 2), from: stormDay, outcome: 'paid', bay };
  });
  return [...aboard, ...planned, ...requested, ...partlyPaid, ...held];
}

function wish(kind: KindName, bookedAt: Date, lead: number, adults: number) {
  return { kind, bookedAt, from: addDays(dayInVietnam(bookedAt), lead), nights: 1, adults };
}

/** Between 08:00 and 22:00; for today, some time before now. */
function bookingTime(random: Random, now: Date, day: string): Date {
  const usually = after(instantInVietnam(day, '08:00'), random.below(14 * 60));
  return usually < now ? usually : after(now, -20 - random.below(240));
}
