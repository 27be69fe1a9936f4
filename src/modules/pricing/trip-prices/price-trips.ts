import type { PlanFacts, QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { cheapestTrip, type FreeStart, freeStarts, offerOf, type PricedTrip } from './cheapest-trip.ts';
import { type CountedProducts, getUnitsOnSale, type UnitsOnSale } from './get-units-on-sale.ts';
import { isCovered, keepsChoice, optionsUnder, type PlanChoice } from './plan-choice.ts';
import { priceStayTrips } from './stays/price-stay-trips.ts';
import { freeUntil, type TripOffer } from './trip-offer.ts';
import { startDays, type WantedTrip } from './wanted-trip.ts';
import { type ProductsSnapshot, type TripFacts, withTripFacts } from './with-trip-facts.ts';

export interface PricedTrips {
  /** The same list for the same products, as long as it is cached. */
  productIds: readonly number[];
  /** The total of the cheapest option of each product, in their order, in đồng; -1 where none is available. */
  totalsVnd: Float64Array;
  /** The conditions under which something of each product is available, as bits of `optionBits`. */
  options: Int32Array;
  /** The cheapest option of a product, by its place in the order; null where none is available. */
  tripAt: (index: number) => PricedTrip | null;
  /** The facts that each product was priced from; a part of the shared facts. */
  factsOf: (productId: number) => QuoteFacts;
}

interface Request {
  trip: WantedTrip;
  now: Date;
  choice?: PlanChoice;
  /** Omitted where the products are fresh. */
  snapshotOfProducts?: ProductsSnapshot | undefined;
}

/**
 * The lowest price of a trip with each of these products, by the rules of a quote, for any number of products: one
 * statement for days, and one for every 500 products whose units are not cached in their current version. Null where the products
 * have changed since that snapshot: everything must then be repeated with fresh ones.
 */
export async function priceTrips(
  db: Executor,
  products: CountedProducts,
  productIds: readonly number[],
  { trip, now, choice = {}, snapshotOfProducts }: Request,
): Promise<PricedTrips | null> {
  const units = await getUnitsOnSale(db, products, productIds);
  return withTripFacts(db, units, { trip, now, snapshotOfProducts }, (facts) =>
    facts.isChanged ? null : priceEach(units, facts, { trip, now, choice }),
  );
}

/** The facts of one product. */
export function factsOfProduct(
  productId: number,
  { byProduct }: Pick<UnitsOnSale, 'byProduct'>,
  { days, holidays, fleets }: TripFacts,
): QuoteFacts {
  const units = byProduct.get(productId) ?? [];
  return { days, holidays, fleets, units, taxRates: [], promotion: null, vouchers: [] };
}

/** Prices all products that sell plain stays in one pass, the others one by one. */
function priceEach(
  units: UnitsOnSale,
  facts: TripFacts,
  { trip, now, choice }: Required<Omit<Request, 'snapshotOfProducts'>>,
): PricedTrips {
  const factsOf = (productId: number) => factsOfProduct(productId, units, facts);
  const { totalsVnd, options, tripAt } = priceStayTrips(units.stays, facts, { trip, now, choice });
  const others = new Map<number, PricedTrip>();
  const days = startDays(trip);
  for (const [index, productId] of units.productIds.entries()) {
    if (units.isPlain[index] === 1) continue;
    const productFacts = factsOf(productId);
    const starts = freeStarts(productFacts, trip, days);
    const accepts = keepsChoice(choice, productFacts, now);
    const cheapest = cheapestTrip(starts, { facts: productFacts, now, accepts });
    options[index] = optionsOf(starts, cheapest?.offer ?? null, { facts: productFacts, now, choice });
    if (!cheapest) continue;
    const { start, plan, totalVnd } = cheapest;
    others.set(index, { start, plan, totalVnd });
    totalsVnd[index] = totalVnd;
  }
  const { productIds } = units;
  return { productIds, totalsVnd, options, factsOf, tripAt: (index) => others.get(index) ?? tripAt(index) };
}

interface OptionContext {
  facts: QuoteFacts;
  now: Date;
  choice: PlanChoice;
}

/** The conditions under which something of a product is available. */
function optionsOf(
  starts: readonly FreeStart[],
  cheapest: TripOffer | null,
  { facts, now, choice }: OptionContext,
): number {
  const optionsOfOffer = (offer: TripOffer) =>
    optionsUnder(offer.plan, freeUntil(offer, facts, now) !== null, choice);
  let options = cheapest ? optionsOfOffer(cheapest) : 0;
  for (const start of starts) {
    let available = cheapest?.unit === start.unit && cheapest.day === start.day ? cheapest : null;
    for (const plan of start.unit.plans) {
      if (isCovered(plan, options)) continue;
      const offer =
        available && isNoStricter(plan, available.plan)
          ? { ...available, plan }
          : offerOf(start, plan, facts, now);
      if (offer) options |= optionsOfOffer(offer);
      available ??= offer;
    }
  }
  return options;
}

/** Whether a plan is available wherever another one is, because it has no stricter conditions. Its price differs. */
function isNoStricter(plan: PlanFacts, other: PlanFacts): boolean {
  return plan.minStay <= other.minStay && plan.advanceDays <= other.advanceDays;
}
