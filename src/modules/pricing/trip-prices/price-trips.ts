import type { PlanProperty } from '#modules/catalog/kinds/kind.ts';
import type { PlanFacts, QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Versioned } from '#platform/cache/keep-by-version.ts';
import type { Executor } from '#platform/db/connect.ts';
import {
  type AcceptsOffer,
  cheapestTrip,
  type FreeStart,
  freeStarts,
  offerOf,
  type PricedTrip,
} from './cheapest-trip.ts';
import { getUnitsOnSale } from './get-units-on-sale.ts';
import { loadTripFacts, type TakenFrom } from './load-trip-facts.ts';
import { freeUntil, type TripOffer } from './trip-offer.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** Accepted plan values by property; any where none is given. */
export type PlanChoice = Partial<Record<PlanProperty, readonly string[]>>;

export interface PricedTrips {
  /** The cheapest option of each available product, by product. */
  trips: Map<number, PricedTrip>;
  /** The facts that each product was priced from; a part of the shared facts. */
  factsOf: (productId: number) => QuoteFacts;
  /** Products by the conditions under which they are available: 'meal=BB'. Empty unless requested. */
  options: Map<string, Set<number>>;
  /** Whether the products have changed since they were `taken`: everything must then be repeated with fresh ones. */
  isChanged: boolean;
}

interface Request {
  trip: WantedTrip;
  now: Date;
  choice?: PlanChoice;
  /** Whether to fill `options`, as facet counts need. */
  withOptions?: boolean;
  /** Omitted where the products are fresh. */
  taken?: TakenFrom | undefined;
}

/**
 * The lowest price of a trip with each of these products, by the pricers of a quote, for any number of products: one
 * statement for days, and one for every 500 products whose units are not cached in their current version.
 */
export async function priceTrips(
  db: Executor,
  products: Versioned,
  productIds: readonly number[],
  { trip, now, choice = {}, withOptions = false, taken }: Request,
): Promise<PricedTrips> {
  const unitsOf = await getUnitsOnSale(db, products, productIds);
  const { isChanged, ...shared } = await loadTripFacts(db, [...unitsOf.values()].flat(), {
    trip,
    now,
    taken,
  });
  const factsOf = (productId: number): QuoteFacts => ({
    ...shared,
    units: unitsOf.get(productId) ?? [],
    taxRates: [],
    promotion: null,
    vouchers: [],
  });
  if (isChanged) return { trips: new Map(), options: new Map(), factsOf, isChanged };
  return { ...priceEach(productIds, factsOf, { trip, now, choice, withOptions }), factsOf, isChanged };
}

export function priceEach(
  productIds: readonly number[],
  factsOf: PricedTrips['factsOf'],
  { trip, now, choice = {}, withOptions = false }: Omit<Request, 'taken'>,
): Pick<PricedTrips, 'trips' | 'options'> {
  const trips = new Map<number, PricedTrip>();
  const options = new Map<string, Set<number>>();
  for (const productId of productIds) {
    const facts = factsOf(productId);
    const starts = freeStarts(facts, trip);
    const cheapest = cheapestTrip(starts, { facts, now, accepts: keepsChoice(choice, facts, now) });
    if (cheapest) {
      const { start, plan, totalVnd } = cheapest;
      trips.set(productId, { start, plan, totalVnd });
    }
    if (!withOptions) continue;
    for (const option of optionsOf(starts, cheapest?.offer ?? null, { facts, now, choice })) {
      const having = options.get(option);
      if (having) having.add(productId);
      else options.set(option, new Set([productId]));
    }
  }
  return { trips, options };
}

/** The conditions under which something of the product is available, each combined with the choices for the other properties. */
function optionsOf(
  starts: readonly FreeStart[],
  cheapest: TripOffer | null,
  { facts, now, choice }: { facts: QuoteFacts; now: Date; choice: PlanChoice },
): Set<string> {
  const found = new Set<string>();
  const add = (offer: TripOffer) => {
    const keys = keysOf(offer.plan);
    const isFree = keys.cancel !== null && freeUntil(offer, facts, now) !== null;
    const [isPay, isMeal, isCancel] = [
      isAmong(offer.plan.payMode, choice.pay),
      isAmong(offer.plan.mealPlan, choice.meal),
      isFree || !choice.cancel?.includes('free'),
    ];
    if (isMeal && isCancel) found.add(keys.pay);
    if (isPay && isCancel) found.add(keys.meal);
    if (isFree && isPay && isMeal) found.add(freeCancel);
  };
  if (cheapest) add(cheapest);
  for (const start of starts) {
    let taken = cheapest?.unit === start.unit && cheapest.day === start.day ? cheapest : null;
    for (const plan of start.unit.plans) {
      const keys = keysOf(plan);
      if (found.has(keys.pay) && found.has(keys.meal) && (!keys.cancel || found.has(keys.cancel))) continue;
      const offer =
        taken && asksNoMore(plan, taken.plan) ? { ...taken, plan } : offerOf(start, plan, facts, now);
      if (offer) add(offer);
      taken ??= offer;
    }
  }
  return found;
}

/** Whether a plan is available wherever another one is, because it has no stricter conditions. Its price differs. */
function asksNoMore(plan: PlanFacts, than: PlanFacts): boolean {
  return plan.minStay <= than.minStay && plan.advanceDays <= than.advanceDays;
}

const freeCancel = 'cancel=free';

/** The options that a plan may count for. */
interface PlanKeys {
  pay: string;
  meal: string;
  /** Null where it never gives a full refund. */
  cancel: string | null;
}

/** Cached by plan object: a changed plan is a new object. */
const keysOfPlans = new WeakMap<PlanFacts, PlanKeys>();

function keysOf(plan: PlanFacts): PlanKeys {
  const known = keysOfPlans.get(plan);
  if (known) return known;
  const { payMode, mealPlan } = plan;
  const made = {
    pay: `pay=${payMode}`,
    meal: `meal=${mealPlan}`,
    cancel: isEverFree(plan) ? freeCancel : null,
  };
  keysOfPlans.set(plan, made);
  return made;
}

function isEverFree({ tiers, holidayTiers }: PlanFacts): boolean {
  return [...tiers, ...(holidayTiers ?? [])].some((tier) => tier.refundPercent === 100);
}

function isAmong(value: string, wanted: readonly string[] = []): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

/** Filter for offers that match the chosen plan values; undefined where all match. */
export function keepsChoice(choice: PlanChoice, facts: QuoteFacts, now: Date): AcceptsOffer | undefined {
  if (Object.values(choice).every((values) => values.length === 0)) return undefined;
  const { cancel = [], pay, meal } = choice;
  return (offer) =>
    isAmong(offer.plan.payMode, pay) &&
    isAmong(offer.plan.mealPlan, meal) &&
    (!cancel.includes('free') || freeUntil(offer, facts, now) !== null);
}
