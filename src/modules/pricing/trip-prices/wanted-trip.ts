import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { adultsOfPack } from '#modules/pricing/quote/bundle-availability.ts';
import { defaultTime, defaultWanted, noOptions, type Wanted } from '#modules/pricing/quote/default-wanted.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { type Guests, sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, daysBetween, nightsOf } from '#platform/time/days.ts';

/** When and with whom somebody wants to go, before anything is chosen. Days are ISO, in Vietnam. */
export interface WantedTrip {
  /** The first day; of a stay the day of arrival. */
  from: string;
  /** The day of departure of a stay, the day on which something rented comes back. */
  to?: string | undefined;
  /** The last of the days on which it may begin, where any of them will do (a month); `from` alone otherwise. */
  lastStart?: string | undefined;
  /** As few as hold the party where nobody said how many. */
  rooms?: number | undefined;
  adults: number;
  childAges: number[];
  /** When a vehicle or boat is wanted, as a clock in Vietnam; any time will do otherwise. */
  time?: string | undefined;
}

/** The days of a month ('YYYY-MM') on which it may begin, none before `firstDay`. */
export function startsInMonth(month: string, firstDay: string): Pick<WantedTrip, 'from' | 'lastStart'> {
  const first = `${month}-01`;
  const lastStart = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return { from: firstDay > first ? firstDay : first, lastStart };
}

/** The days on which it may begin. */
export function startDays({ from, lastStart = from }: WantedTrip): string[] {
  return nightsOf(from, addDays(lastStart, 1));
}

/**
 * What is asked of a unit for a trip, but its plan: as many rooms as are wanted, as many cabins, packs and vehicles as the
 * party needs. `length` is how many days later it ends, where it has an end.
 */
export function wantedOf(unit: UnitFacts, trip: WantedTrip): Wanted {
  const { sale, terms } = unit;
  const { adults, childAges, time } = trip;
  // Of stays lists ask by the thousand.
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

/** A unit for a day as a quote is asked for it. */
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
  // A cabin or room with nobody in it can be had by nobody.
  return Math.max(min, Math.min(Math.max(rooms, roomsFor(unit, paying)), Math.max(paying.adults, 1)));
}

/** As few rooms as hold a party, with somebody who pays as an adult in each. */
function fewestRooms(unit: UnitFacts, party: Pick<WantedTrip, 'adults' | 'childAges'>): number {
  const guests = sortGuests(party, unit.terms.childBands);
  return Math.max(1, Math.min(roomsFor(unit, guests), guests.adults));
}

/** As few rooms as hold everybody. */
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
  { sale, terms, unitDetails }: UnitFacts,
  { from, to }: WantedTrip,
  byDefault: number | undefined,
): { length?: number } {
  const given = to !== undefined && to > from ? daysBetween(from, to) : undefined;
  if (sale === 'stay') return { length: given ?? 1 };
  if (terms.vehicle?.runs === 'rental' || unitDetails.byDays === true)
    return { length: given ?? byDefault ?? 1 };
  return terms.vehicle?.runs === 'day' && given !== undefined ? { length: given } : {};
}
