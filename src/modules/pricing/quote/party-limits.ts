import type { SaleModel } from '#modules/catalog/kinds/kind.ts';
import type { SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { minAdultsOfPacks } from './bundle-availability.ts';
import { defaultAdults } from './default-wanted.ts';

/** Limits on guests and quantity of one item. */
export interface PartyLimits {
  /** Null where no guests are counted. */
  guests: {
    min: number;
    max: number;
    /** Default until the guest chooses. */
    proposed: number;
    /** How children are classified; null where none are allowed. */
    children: 'age' | 'height' | null;
    maxChildren: number;
  } | null;
  /** Null where the number follows from the guests. */
  quantity: { min: number; max: number } | null;
}

interface Unit {
  maxAdults: number;
  maxChildren: number;
  maxOccupancy: number;
}

/** Limits for everything but stays, whose rooms have limits of their own. `vehicles` is the size of the fleet. */
export function partyLimits(
  sale: Exclude<SaleModel, 'stay'>,
  terms: SaleTerms,
  unit: Unit,
  vehicles: number,
): PartyLimits {
  const proposed = defaultAdults(sale, terms, unit.maxAdults);
  switch (sale) {
    case 'guests': {
      const max = Math.min(bookingLimits.maxAdults, terms.max ?? bookingLimits.maxAdults, unit.maxAdults);
      return { guests: { min: 1, max, proposed, ...childLimits(terms, unit.maxChildren) }, quantity: null };
    }
    case 'cabins': {
      const max = bookingLimits.maxCabins;
      const children = childLimits(terms, unit.maxChildren * max);
      return {
        guests: { min: 1, max: bookingLimits.maxAdults, proposed, ...children },
        quantity: { min: 1, max },
      };
    }
    case 'bundle':
      return bundleLimits(terms, unit, proposed);
    case 'pieces': {
      const max = Math.min(terms.max ?? bookingLimits.maxPieces, bookingLimits.maxPieces);
      return { guests: null, quantity: { min: terms.min ?? 1, max } };
    }
    case 'vehicles': {
      const most = Math.min(bookingLimits.maxVehicles, vehicles);
      const max = Math.min(bookingLimits.maxPassengers, unit.maxOccupancy * most);
      return {
        guests: { min: 1, max, proposed, children: null, maxChildren: 0 },
        quantity: { min: 1, max: most },
      };
    }
  }
}

function bundleLimits(terms: SaleTerms, { maxChildren }: Unit, proposed: number): PartyLimits {
  const { bundle, min = 1 } = terms;
  if (!bundle) return { guests: null, quantity: null };
  return {
    guests: {
      min: minAdultsOfPacks(min, bundle),
      max: bookingLimits.maxAdults,
      proposed,
      ...childLimits(terms, maxChildren * bookingLimits.maxPacks),
    },
    quantity: bundle.pricedPer === 'room' ? { min, max: bookingLimits.maxPacks } : null,
  };
}

/** Parks measure children at the gate, all others ask for their age. `maxChildren` is over all units that can be booked at once. */
function childLimits({ childBands }: SaleTerms, maxChildren: number) {
  const isMeasured = childBands.some((band) => band.fromCm !== undefined || band.toCm !== undefined);
  const by = isMeasured ? ('height' as const) : ('age' as const);
  return {
    children: maxChildren > 0 ? by : null,
    maxChildren: Math.min(bookingLimits.maxChildren, maxChildren),
  };
}
