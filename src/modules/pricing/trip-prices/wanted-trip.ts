import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { adultsOfPack } from '#modules/pricing/quote/bundle-availability.ts';
import {
  defaultTime,
  defaultWanted,
  hasReturnDay,
  noOptions,
  type Wanted,
} from '#modules/pricing/quote/default-wanted.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { type Guests, sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, daysBetween, nightsOf } from '#platform/time/days.ts';

/** When and with whom somebody wants to go, before anything is chosen. Days are ISO, in Vietnam. */
export interface WantedTrip {
  /** The first day; of a stay the day of arrival. */
  from: string;
  /** The day of departure of a stay, or the day on which a rental is returned. */
  to?: string | undefined;
  /** The last possible start day, where any in a range will do (a month); otherwise absent, and only `from` counts. */
  lastStart?: string | undefined;
  /** Absent: the minimum number that holds the party. */
  rooms?: number | undefined;
  adults: number;
  childAges: number[];
  /** Wanted start of a vehicle or boat, in Vietnam time; absent: any time. */
  time?: string | undefined;
}

/** The possible start days of a month ('YYYY-MM'), none before `firstDay`. */
export function startsInMonth(month: string, firstDay: string): Pick<WantedTrip, 'from' | 'lastStart'> {
  const first = `${month}-01`;
  const lastStart = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return { from: firstDay > first ? firstDay : first, lastStart };
}

/** All possible start days. */
export function startDays({ from, lastStart = from }: WantedTrip): string[] {
  return nightsOf(from, addDays(lastStart, 1));
}

/**
 * What a trip wants of a unit, except its plan: the requested number of rooms, and as many cabins, packs and vehicles as
 * the party needs. `length` is the number of days until its end, where it has one.
 */
export function wantedOf(unit: UnitFacts, trip: WantedTrip): Wanted {
  const { sale, terms } = unit;
  const { adults, childAges, time } = trip;
  // Separate for stays, because lists call it thousands of times.
  if (sale === 'stay')
    return {
      adults,
      childAges,
      quantity: trip.rooms ?? fewestRooms(unit, trip),
      options: noOptions,
      ...lengthOf(unit, trip, 1),
    };
  const { ratePlanId, ...byDefault } = defaultWanted(unit);
  const isHired = sale === 'vehicles' || terms.hire !== undefined;
  const length = lengthOf(unit, trip, byDefault.length);
  return {
    ...byDefault,
    ...(sale !== 'pieces' && { adults, childAges, quantity: quantityOf(unit, trip) }),
    options: {
      ...byDefault.options,
      ...(isHired && time !== undefined && { time }),
      ...(terms.vehicle?.runs === 'rental' && { endTime: time ?? defaultTime }),
    },
    // Over several days the hour that is proposed has to be free.
    ...(isHired && { isAnyTime: time === undefined && (length.length ?? 1) <= 1 }),
    ...length,
  };
}

/** The quote request for a unit on a day. */
export function itemOf(
  unit: UnitFacts,
  { isAnyTime: _, length, ...wanted }: Wanted,
  { day, planId }: { day: string; planId: number },
): QuoteItemRequest {
  return {
    ...wanted,
    unitId: unit.unitId,
    ratePlanId: planId,
    from: day,
    ...(length !== undefined && { to: addDays(day, length) }),
  };
}

function quantityOf(unit: UnitFacts, { rooms = 1, adults, childAges }: WantedTrip): number {
  const { sale } = unit;
  const { bundle, min = 1 } = unit.terms;
  const heads = adults + childAges.length;
  if (sale === 'stay') return rooms;
  if (sale === 'guests') return 1;
  if (sale === 'vehicles') return Math.min(bookingLimits.maxVehicles, Math.ceil(heads / unit.maxOccupancy));
  const paying = sortGuests({ adults, childAges }, unit.terms.childBands, rooms);
  if (bundle && bundle.pricedPer !== 'room') return Math.ceil(paying.adults / adultsOfPack(bundle));
  // No cabin or room can be booked without somebody in it.
  return Math.max(min, Math.min(Math.max(rooms, roomsFor(unit, paying)), Math.max(paying.adults, 1)));
}

/** The minimum number of rooms that hold a party, with a paying adult in each. */
function fewestRooms(unit: UnitFacts, party: Pick<WantedTrip, 'adults' | 'childAges'>): number {
  const guests = sortGuests(party, unit.terms.childBands);
  return Math.max(1, Math.min(roomsFor(unit, guests), guests.adults));
}

/** The minimum number of rooms that hold everybody. */
export function roomsFor(
  { maxAdults, maxChildren, maxOccupancy }: UnitFacts,
  { adults, children, heads }: Pick<Guests, 'adults' | 'children' | 'heads'>,
): number {
  return Math.max(
    1,
    Math.ceil(adults / Math.max(1, maxAdults)),
    Math.ceil(heads / Math.max(1, maxOccupancy)),
    maxChildren > 0 ? Math.ceil(children.length / maxChildren) : 1,
  );
}

function lengthOf(
  unit: UnitFacts,
  { from, to }: WantedTrip,
  byDefault: number | undefined,
): { length?: number } {
  const requested = to !== undefined && to > from ? daysBetween(from, to) : undefined;
  if (unit.sale === 'stay') return { length: requested ?? 1 };
  if (hasReturnDay(unit)) return { length: requested ?? byDefault ?? 1 };
  return unit.terms.vehicle?.runs === 'day' && requested !== undefined ? { length: requested } : {};
}
