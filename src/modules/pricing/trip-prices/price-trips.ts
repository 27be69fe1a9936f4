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
import { startDays, type WantedTrip } from './wanted-trip.ts';

/** Accepted plan values by property; any where none is given. */
export type PlanChoice = Partial<Record<PlanProperty, readonly string[]>>;

export interface PricedTrips {
  /** The cheapest option of each available product, by product. */
  trips: Map<number, PricedTrip>;
  /** The facts that each product was priced from; a part of the shared facts. */
  factsOf: (productId: number) => QuoteFacts;
  /** Products by the conditions under which they are available: 'meal=BB'. Empty unless requested. */
  options: Map<string, number[]>;
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

/** The same from facts that are read: nothing here waits. */
function priceEach(
  productIds: readonly number[],
  factsOf: PricedTrips['factsOf'],
  { trip, now, choice = {}, withOptions = false }: Omit<Request, 'taken'>,
): Pick<PricedTrips, 'trips' | 'options'> {
  const trips = new Map<number, PricedTrip>();
  const options = new Map<string, number[]>();
  const days = startDays(trip);
  const asked = { now, choice, options };
  for (const productId of productIds) {
    const facts = factsOf(productId);
    const starts = freeStarts(facts, trip, days);
    const cheapest = cheapestTrip(starts, { facts, now, accepts: keepsChoice(choice, facts, now) });
    if (cheapest) {
      const { start, plan, totalVnd } = cheapest;
      trips.set(productId, { start, plan, totalVnd });
    }
    if (withOptions) addOptions(productId, starts, cheapest?.offer ?? null, { ...asked, facts });
  }
  return { trips, options };
}

interface Options {
  facts: QuoteFacts;
  now: Date;
  choice: PlanChoice;
  /** To be added to. Products come one after another, so the last one tells whether a product is in a list. */
  options: Map<string, number[]>;
}

/** Adds a product to the conditions under which something of it is available, each combined with the choices for the other properties. */
function addOptions(
  productId: number,
  starts: readonly FreeStart[],
  cheapest: TripOffer | null,
  { facts, now, choice, options }: Options,
): void {
  const has = (key: string) => options.get(key)?.at(-1) === productId;
  const put = (key: string) => {
    const having = options.get(key);
    if (having === undefined) options.set(key, [productId]);
    else if (having.at(-1) !== productId) having.push(productId);
  };
  const add = (offer: TripOffer) => {
    const { payMode, mealPlan } = offer.plan;
    const isFree = freeUntil(offer, facts, now) !== null;
    const isPay = isAmong(payMode, choice.pay);
    const isMeal = isAmong(mealPlan, choice.meal);
    const isCancel = isFree || !choice.cancel?.includes('free');
    if (isMeal && isCancel) put(payKeys(payMode));
    if (isPay && isCancel) put(mealKeys(mealPlan));
    if (isFree && isPay && isMeal) put(freeCancel);
  };
  if (cheapest) add(cheapest);
  for (const start of starts) {
    let taken = cheapest?.unit === start.unit && cheapest.day === start.day ? cheapest : null;
    for (const plan of start.unit.plans) {
      if (
        has(payKeys(plan.payMode)) &&
        has(mealKeys(plan.mealPlan)) &&
        (has(freeCancel) || !isEverFree(plan))
      )
        continue;
      const offer =
        taken && asksNoMore(plan, taken.plan) ? { ...taken, plan } : offerOf(start, plan, facts, now);
      if (offer) add(offer);
      taken ??= offer;
    }
  }
}

/** Whether a plan is available wherever another one is, because it has no stricter conditions. Its price differs. */
function asksNoMore(plan: PlanFacts, than: PlanFacts): boolean {
  return plan.minStay <= than.minStay && plan.advanceDays <= than.advanceDays;
}

const freeCancel = 'cancel=free';

/** The keys of options, so that they are not written anew for each of thousands of plans. */
const payKeys = keysFor('pay');
const mealKeys = keysFor('meal');

function keysFor(property: PlanProperty): (value: string) => string {
  const keys = new Map<string, string>();
  return (value) => {
    const known = keys.get(value);
    if (known !== undefined) return known;
    const made = `${property}=${value}`;
    keys.set(value, made);
    return made;
  };
}

function isEverFree({ tiers, holidayTiers }: PlanFacts): boolean {
  return tiers.some(isFull) || (holidayTiers?.some(isFull) ?? false);
}

const isFull = ({ refundPercent }: PlanFacts['tiers'][number]) => refundPercent === 100;

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
