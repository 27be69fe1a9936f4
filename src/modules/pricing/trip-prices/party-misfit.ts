import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { minAdultsOfPacks } from '#modules/pricing/quote/bundle-availability.ts';
import type { Wanted } from '#modules/pricing/quote/default-wanted.ts';
import { roomsOfPacks } from '#modules/pricing/quote/pricers/check-packs.ts';
import { checkParty, findMisfit } from '#modules/pricing/quote/pricers/check-party.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import { roomsFor, type WantedTrip, wantedOf } from './wanted-trip.ts';

/**
 * Why a product cannot take a party on any day, regardless of availability: it needs more rooms, has a minimum or maximum number
 * of guests, a minimum age, or is too small for the party.
 */
export interface PartyMisfit {
  why: 'rooms' | 'few' | 'many' | 'young' | 'size';
  count: number;
}

/** Null where some unit takes the party, and for a product without units on sale. */
export function partyMisfit(units: readonly UnitFacts[], trip: WantedTrip): PartyMisfit | null {
  const misfits = units.map((unit) => misfitOf(unit, wantedOf(unit, trip)));
  if (misfits.includes(null)) return null;
  const known = misfits.filter((misfit) => misfit !== null);
  // Of several misfits, the one that demands least.
  return (
    known.toSorted((a, b) => order.indexOf(a.why) - order.indexOf(b.why) || a.count - b.count)[0] ?? null
  );
}

const order: PartyMisfit['why'][] = ['rooms', 'few', 'young', 'many', 'size'];

function misfitOf(unit: UnitFacts, want: Wanted): PartyMisfit | null {
  const { sale, terms } = unit;
  const { adults, childAges, quantity } = want;
  const { ageMin = 0, min = 1, max = Number.POSITIVE_INFINITY, bundle } = terms;
  if (childAges.some((age) => age < ageMin)) return { why: 'young', count: ageMin };
  if (sale === 'pieces') return null;
  if (sale === 'vehicles') return adults + childAges.length > unit.maxOccupancy * quantity ? tooLarge : null;
  const rooms = bundle ? roomsOfPacks(quantity, bundle) : quantity;
  const guests = sortGuests({ adults, childAges }, terms.childBands, sale === 'guests' ? 1 : rooms);
  const party = { adults: guests.adults, children: guests.children.length, extraBeds: 0 };
  if (sale === 'guests') {
    if (guests.heads < min) return { why: 'few', count: min };
    if (guests.heads > max) return { why: 'many', count: max };
    return findMisfit({ quantity: 1, ...party }, unit) ? tooLarge : null;
  }
  if (bundle && quantity < min) return { why: 'few', count: minAdultsOfPacks(min, bundle) };
  if (checkParty({ quantity, ...party }, unit, '') === null) return null;
  const needed = roomsFor(unit, guests);
  const isEnough =
    sale === 'stay' && needed > quantity && needed <= Math.min(guests.adults, bookingLimits.maxRooms);
  return isEnough ? { why: 'rooms', count: needed } : tooLarge;
}

const tooLarge: PartyMisfit = { why: 'size', count: 0 };
