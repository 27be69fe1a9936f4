import { noOptions } from '#modules/pricing/quote/default-wanted.ts';
import type { QuoteOptions } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { makeQuote, type QuoteResult } from '../quote.ts';
import { loadQuoteFacts, loadUnitFacts, loadUnitsOfProduct } from './facts/load-quote-facts.ts';
import type { UnitFacts } from './quote-facts.ts';

export interface StayOffer {
  unitId: number;
  ratePlanId: number;
  /** Rooms (cabins, seats) that are left on all its days. */
  left: number;
  result: QuoteResult;
}

const unitsOf = new WeakMap<object, UnitFacts[]>();

/**
 * The units of a product with plans, rules and terms, cached by the product object (`findKnownProduct`), which is replaced as
 * soon as any of that changes.
 */
export async function getKnownUnits(
  db: Executor,
  product: { units: readonly { id: number }[] },
): Promise<UnitFacts[]> {
  const known = unitsOf.get(product);
  if (known) return known;
  const ids = product.units.map(({ id }) => id);
  const units = await loadUnitFacts(db, ids);
  unitsOf.set(product, units);
  return units;
}

interface WantedOffer {
  from: string;
  /** Absent where only a start day is chosen: a sailing, a departure. */
  to?: string;
  quantity: number;
  adults: number;
  childAges: number[];
  options?: QuoteOptions;
  /** The units of the product, where they are already known in their current version (`getKnownUnits`). */
  units?: UnitFacts[];
}

/**
 * The price of a stay or trip in every unit of a product under every plan, or why it is not available: the list of
 * rooms or cabins on a page with dates. Two statements in total; one when the caller knows the units already.
 */
export async function listStayOffers(
  db: Executor,
  productId: number,
  { units: known, ...wanted }: WantedOffer,
  now: Date,
): Promise<StayOffer[]> {
  const units = known ?? (await loadUnitsOfProduct(db, productId));
  const items = units.map(({ unitId }) => ({ unitId, ...wanted }));
  const facts = await loadQuoteFacts(db, { items, now, units });
  return facts.units.flatMap((unit) => {
    const to = wanted.to ?? addDays(wanted.from, unit.spanDays);
    const nights = nightsOf(wanted.from, to).flatMap((day) => facts.days.get(unit.unitId)?.get(day) ?? []);
    const left = Math.max(0, Math.min(...nights.map((row) => (row.closed ? 0 : row.places))));
    return unit.plans.map((plan) => {
      const item = { options: noOptions, ...wanted, unitId: unit.unitId, ratePlanId: plan.id };
      return {
        unitId: unit.unitId,
        ratePlanId: plan.id,
        left: Number.isFinite(left) ? left : 0,
        result: makeQuote({ items: [item] }, facts, now),
      };
    });
  });
}
