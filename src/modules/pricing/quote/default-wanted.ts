import type { SaleModel } from '#modules/catalog/kinds/kind.ts';
import type { SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { QuoteItemRequest, QuoteOptions } from '#modules/pricing/schema.ts';
import { adultsOfPack, minAdultsOfPacks } from './bundle-availability.ts';
import type { UnitFacts } from './quote-facts.ts';
import { sortGuests } from './sort-guests.ts';

/** A search request without unit and day: the party and its options. */
export interface Wanted extends Omit<QuoteItemRequest, 'unitId' | 'from' | 'to'> {
  /** Days from `from` to `to`, where there is one. */
  length?: number;
  /** The time of a vehicle or boat is only proposed: it counts as available while it is not busy all day. */
  isAnyTime?: boolean;
}

/** Default pick-up time of a vehicle until the guest chooses one. */
export const defaultTime = '09:00';

/** The default party of prices shown before guests are known: two adults, or as few more as may book. Sales by pieces have no party. */
export function defaultWanted({ sale, terms, maxAdults, unitDetails, plans }: UnitFacts): Wanted {
  const adults = defaultAdults(sale, terms, maxAdults);
  return {
    adults,
    childAges: [],
    // A stay is shown with all its plans; everything else is proposed under the first, as a quote without a plan is.
    ...(sale !== 'stay' && plans[0] && { ratePlanId: plans[0].id }),
    quantity: defaultQuantity(terms, sale, adults),
    options: {
      ...noOptions,
      ...(sale === 'vehicles' && { time: defaultTime }),
      ...(terms.vehicle?.runs === 'rental' && { endTime: defaultTime }),
    },
    ...((sale === 'vehicles' || terms.hire) && { isAnyTime: true }),
    ...(hasReturnDay({ terms, unitDetails }) && { length: 1 }),
  };
}

/** Whether it is rented until a day that the guest chooses. */
export const hasReturnDay = ({ terms, unitDetails }: Pick<UnitFacts, 'terms' | 'unitDetails'>): boolean =>
  unitDetails.byDays === true || terms.vehicle?.runs === 'rental';

/** What a party wants of each unit: the default, overridden by what is known of the party. */
export function wantedBy({ adults, childAges, quantity }: KnownParty): (unit: UnitFacts) => Wanted {
  return (unit) => {
    const byDefault = defaultWanted(unit);
    return {
      ...byDefault,
      ...(adults !== undefined && unit.sale !== 'pieces' && { adults }),
      ...(childAges && { childAges }),
      ...(quantity !== undefined && { quantity }),
      ...(quantity === undefined &&
        adults !== undefined && {
          quantity: quantityFor(unit, { adults, childAges: childAges ?? [] }, byDefault.quantity),
        }),
    };
  };
}

interface KnownParty {
  adults?: number | undefined;
  childAges?: number[] | undefined;
  quantity?: number | undefined;
}

/** The number of packs follows from the guests who pay as adults; rooms and cabins are as many as requested. */
function quantityFor(
  { terms: { bundle, childBands } }: UnitFacts,
  party: { adults: number; childAges: number[] },
  byDefault: number,
): number {
  if (!bundle || bundle.pricedPer === 'room') return byDefault;
  return Math.ceil(sortGuests(party, childBands).adults / adultsOfPack(bundle));
}

/** For one room or cabin, else for a whole group. */
export function defaultAdults(sale: SaleModel, terms: SaleTerms, maxAdults: number): number {
  const { bundle, min = 1, max = Number.POSITIVE_INFINITY } = terms;
  if (sale === 'pieces') return 0;
  if (sale === 'guests') return Math.min(Math.max(2, min), max, maxAdults);
  if (bundle?.pricedPer === 'room') return Math.max(min, Math.min(2, maxAdults));
  if (bundle) return Math.max(2, minAdultsOfPacks(min, bundle));
  return Math.min(2, maxAdults);
}

function defaultQuantity({ bundle, min = 1 }: SaleTerms, sale: SaleModel, adults: number): number {
  if (sale === 'pieces') return min;
  if (!bundle) return 1;
  return bundle.pricedPer === 'room' ? min : Math.ceil(adults / adultsOfPack(bundle));
}

/** Nothing chosen besides dates and guests. */
export const noOptions: QuoteOptions = { extraBeds: 0, singles: 0, extras: [], openDated: false };
