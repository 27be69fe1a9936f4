import { duplicateProduct } from '#modules/catalog/editing/add-product.ts';
import { listStoredRules } from '#modules/pricing/day-price/list-price-rules.ts';
import { insertRules } from '#modules/pricing/day-price/save-price-rules.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { noteRules } from './steps/follow-rules.ts';

/**
 * Begins a product as a copy of another one, with its content, what it sells and its price rules, under its own name and
 * address. Deals are not copied: they are for days announced for the other product.
 */
export async function copyProduct(
  db: Executor,
  copy: { id: number; title: string; slug: string; actor: Actor },
  now: Date,
): ReturnType<typeof duplicateProduct> {
  return inTransaction(db, async (tx) => {
    const added = await duplicateProduct(tx, copy, now);
    if (!added.ok) return added;
    const units = await tx
      .selectFrom('units as theirs')
      .innerJoin('units as ours', 'ours.code', 'theirs.code')
      .where('theirs.product_id', '=', copy.id)
      .where('ours.product_id', '=', added.id)
      .select(['theirs.id as from', 'ours.id as to'])
      .execute();
    const toUnit = new Map(units.map(({ from, to }) => [from, to]));
    const rules = (await listStoredRules(tx, copy.id)).flatMap(({ unitId, rule }) => {
      const own = unitId === null ? null : toUnit.get(unitId);
      // A unit that is no longer sold was not copied.
      return rule.kind === 'deal' || own === undefined ? [] : [{ unitId: own, rule }];
    });
    await insertRules(tx, added.id, rules);
    if (rules.length > 0)
      await noteRules(tx, { productId: added.id, actor: copy.actor, rules: [], reason: '' }, now);
    return added;
  });
}
