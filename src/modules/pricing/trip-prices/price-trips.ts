import type { PlanProperty } from '#modules/catalog/kinds/kind.ts';
import type { KeptProducts } from '#modules/catalog/queries/list-products.ts';
import { cancellationOf, type PricedDraft } from '#modules/pricing/quote/price-item.ts';
import type { PlanFacts, QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import {
  type AcceptsDraft,
  cheapestTrip,
  draftOf,
  type FreeStart,
  freeStarts,
  type PricedTrip,
} from './cheapest-trip.ts';
import { getUnitsOnSale } from './get-units-on-sale.ts';
import { loadTripFacts } from './load-trip-facts.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** Values of plans that will do, by property; any where none is named. */
export type PlanChoice = Partial<Record<PlanProperty, readonly string[]>>;

export interface PricedTrips {
  /** The cheapest way to have each product that can be had, by product. */
  trips: Map<number, PricedTrip>;
  /** What each product was priced from; a part of the facts of all. */
  factsOf: (productId: number) => QuoteFacts;
  /** Products by the conditions under which they can be had: 'meal=BB'. Empty unless asked for. */
  options: Map<string, Set<number>>;
}

interface Request {
  trip: WantedTrip;
  now: Date;
  choice?: PlanChoice;
  /** Whether `options` are wanted: counts beside filters need them. */
  withOptions?: boolean;
}

/**
 * What a trip costs at the cheapest with each of these products, by the pricers of a quote, for any number of products: one
 * statement for days, and one for every 500 products whose units are not in memory as they are now.
 */
export async function priceTrips(
  db: Executor,
  products: KeptProducts,
  productIds: readonly number[],
  { trip, now, choice = {}, withOptions = false }: Request,
): Promise<PricedTrips> {
  const unitsOf = await getUnitsOnSale(db, products, productIds);
  const shared = await loadTripFacts(db, [...unitsOf.values()].flat(), trip, now);
  const factsOf = (productId: number): QuoteFacts => ({
    ...shared,
    units: unitsOf.get(productId) ?? [],
    taxRates: [],
    promotion: null,
    vouchers: [],
  });
  const trips = new Map<number, PricedTrip>();
  const options = new Map<string, Set<number>>();
  for (const productId of productIds) {
    const facts = factsOf(productId);
    const starts = freeStarts(facts, trip);
    const priced = cheapestTrip(starts, { facts, now, accepts: keepsChoice(choice, facts, now) });
    if (priced) trips.set(productId, priced);
    if (!withOptions) continue;
    for (const option of optionsOf(starts, priced?.draft, { facts, now, choice })) {
      const having = options.get(option) ?? new Set();
      options.set(option, having.add(productId));
    }
  }
  return { trips, factsOf, options };
}

/** The conditions under which something of the product can be had, each beside what is chosen of the other properties. */
function optionsOf(
  starts: readonly FreeStart[],
  cheapest: PricedDraft | undefined,
  { facts, now, choice }: { facts: QuoteFacts; now: Date; choice: PlanChoice },
): Set<string> {
  const found = new Set<string>();
  const add = (draft: PricedDraft) => {
    for (const [property, value] of propertiesOf(draft, facts, now)) {
      if (keeps(draft, { ...choice, [property]: [] }, facts, now)) found.add(`${property}=${value}`);
    }
  };
  if (cheapest) add(cheapest);
  for (const start of starts) {
    const isSame = cheapest?.unit === start.unit && cheapest.wanted.from === start.day;
    let taken = isSame ? cheapest : null;
    for (const plan of start.unit.plans) {
      if (keysOf(plan).every((key) => found.has(key))) continue;
      const draft =
        taken && asksNoMore(plan, taken.plan) ? { ...taken, plan } : draftOf(start, plan, facts, now);
      if (draft) add(draft);
      taken ??= draft;
    }
  }
  return found;
}

/** Whether a plan is to be had wherever another one is: they refuse nothing else. Its price is another one. */
function asksNoMore(plan: PlanFacts, than: PlanFacts): boolean {
  return plan.minStay <= than.minStay && plan.advanceDays <= than.advanceDays;
}

function keysOf(plan: PlanFacts): string[] {
  return [`pay=${plan.payMode}`, `meal=${plan.mealPlan}`, ...(isEverFree(plan) ? ['cancel=free'] : [])];
}

function isEverFree({ tiers, holidayTiers }: PlanFacts): boolean {
  return [...tiers, ...(holidayTiers ?? [])].some((tier) => tier.refundPercent === 100);
}

function propertiesOf(draft: PricedDraft, facts: QuoteFacts, now: Date): [PlanProperty, string][] {
  return [
    ['pay', draft.plan.payMode],
    ['meal', draft.plan.mealPlan],
    ...(isEverFree(draft.plan) && freeUntil(draft, facts, now) !== null
      ? [['cancel', 'free'] as [PlanProperty, string]]
      : []),
  ];
}

/** Which drafts keep what is chosen of plans; undefined where all do. */
export function keepsChoice(choice: PlanChoice, facts: QuoteFacts, now: Date): AcceptsDraft | undefined {
  if (Object.values(choice).every((values) => values.length === 0)) return undefined;
  return (draft) => keeps(draft, choice, facts, now);
}

function keeps(
  draft: PricedDraft,
  { cancel = [], pay = [], meal = [] }: PlanChoice,
  facts: QuoteFacts,
  now: Date,
) {
  const { payMode, mealPlan } = draft.plan;
  return (
    (pay.length === 0 || pay.includes(payMode)) &&
    (meal.length === 0 || meal.includes(mealPlan)) &&
    (!cancel.includes('free') || freeUntil(draft, facts, now) !== null)
  );
}

/** The last instant (ISO) at which everything comes back, null where there is none any more. */
export function freeUntil(draft: PricedDraft, facts: QuoteFacts, now: Date): string | null {
  const steps = cancellationOf(draft, { facts, now, amountVnd: 0 }).filter(
    (step) => step.refundPercent === 100,
  );
  return steps.at(-1)?.until ?? null;
}
