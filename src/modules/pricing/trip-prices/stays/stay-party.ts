import type { ChildBandInput } from '#modules/catalog/kinds/sale-terms.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { groupBy } from '#modules/pricing/quote/create-line.ts';
import { findMisfit } from '#modules/pricing/quote/pricers/check-party.ts';
import { surchargeLines } from '#modules/pricing/quote/pricers/surcharge-lines.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import { type WantedTrip, wantedOf } from '../wanted-trip.ts';

/** A party in units that take the same guests at the same charges. */
export interface StayParty {
  /** Rooms. */
  quantity: number;
  maxAdults: number;
  /** Children who are charged, by band, as `childCharges` groups them. */
  children: readonly { band: ChildBandInput; count: number }[];
  /** Mandatory surcharges of a stay of these nights, in đồng. */
  surchargesVnd: (nights: readonly string[]) => number;
}

/** Null where such a unit takes the party on no day: the checks of `stayTotal` that do not depend on days. */
export function stayPartyOf(
  unit: UnitFacts,
  trip: WantedTrip,
  holidays: QuoteFacts['holidays'],
): StayParty | null {
  const { terms, maxAdults } = unit;
  const { quantity, adults, childAges } = wantedOf(unit, trip);
  const { ageMin = 0 } = terms;
  if (childAges.some((age) => age < ageMin)) return null;
  const guests = sortGuests({ adults, childAges }, terms.childBands, quantity);
  const party = { quantity, adults: guests.adults, children: guests.children.length, extraBeds: 0 };
  if (party.adults < quantity || findMisfit(party, unit)) return null;
  const bands = groupBy(guests.children, ({ band }) => band.label);
  return {
    quantity,
    maxAdults,
    children: bands.map((same) => ({ band: same[0].band, count: same.length })),
    surchargesVnd: (nights) => {
      const rooms = { rooms: quantity, vouchers: quantity };
      const due = { days: nights.slice(0, 1), nights, persons: guests.places, ...rooms };
      return sumOf(surchargeLines(terms.surcharges, due, holidays), ({ amount }) => amount);
    },
  };
}
