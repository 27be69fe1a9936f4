import type { Executor } from '#platform/db/connect.ts';
import { makeQuote, type QuoteResult } from '../rules/make-quote.ts';
import { noOptions } from '../rules/no-options.ts';
import { loadQuoteFacts } from './load-quote-facts.ts';

export interface StayOffer {
  unitId: number;
  ratePlanId: number;
  /** Rooms that are left through the whole stay. */
  left: number;
  result: QuoteResult;
}

/**
 * What a stay costs in every unit of a product under every plan, or why it cannot be had: the list of rooms on a page
 * with dates. Four statements for all together; three when the caller knows the units already.
 */
export async function listStayOffers(
  db: Executor,
  productId: number,
  stay: { from: string; to: string; quantity: number; adults: number; childAges: number[] },
  now: Date,
  unitIds?: number[],
): Promise<StayOffer[]> {
  const ids = unitIds ?? (await listUnitIds(db, productId));
  const facts = await loadQuoteFacts(db, { items: ids.map((unitId) => ({ unitId, ...stay })), now });
  return facts.units.flatMap((unit) => {
    const nights = facts.days.filter((row) => row.unitId === unit.unitId && row.day < stay.to);
    const left = Math.max(0, Math.min(...nights.map((row) => (row.closed ? 0 : row.places))));
    return unit.plans.map((plan) => {
      const item = { ...stay, unitId: unit.unitId, ratePlanId: plan.id, options: noOptions };
      return {
        unitId: unit.unitId,
        ratePlanId: plan.id,
        left: Number.isFinite(left) ? left : 0,
        result: makeQuote({ items: [item] }, facts, now),
      };
    });
  });
}

async function listUnitIds(db: Executor, productId: number): Promise<number[]> {
  const units = await db
    .selectFrom('units')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', true)
    .execute();
  return units.map((unit) => unit.id);
}
