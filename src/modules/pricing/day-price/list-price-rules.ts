import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayRuleKinds, type PriceRule } from './price-rule.ts';

/** The rules that set the prices of a product's days, in their order; `unitId` is null for all its units. */
export async function listPriceRules(
  db: Executor,
  productId: number,
): Promise<(PriceRule & { unitId: number | null })[]> {
  const rows = await db
    .selectFrom('price_rules')
    .selectAll()
    .where('product_id', '=', productId)
    .where('kind', 'in', dayRuleKinds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...(row.params as Pick<PriceRule, 'weekdays' | 'from' | 'to' | 'holiday' | 'lunarDays'>),
    kind: row.kind as PriceRule['kind'],
    label: row.label,
    percent: row.percent,
    amountVnd: row.amount_vnd,
    unitId: row.unit_id,
  }));
}

/** A stored rule of any kind; `unitId` is null for all units of the product. */
export interface StoredRule {
  id: number;
  unitId: number | null;
  rule: PriceRuleInput;
}

/** All rules of a product, including those that depend on the booking, in their order. */
export async function listStoredRules(db: Executor, productId: number): Promise<StoredRule[]> {
  return (await listStoredRulesOf(db, [productId])).map(({ productId: _, ...rule }) => rule);
}

/** The same for many products, product by product. */
export async function listStoredRulesOf(
  db: Executor,
  productIds: readonly number[],
): Promise<(StoredRule & { productId: number })[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('price_rules')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    id: row.id,
    unitId: row.unit_id,
    rule: {
      ...(row.params as Partial<PriceRuleInput>),
      kind: row.kind as PriceRuleInput['kind'],
      label: row.label,
      percent: row.percent,
      amountVnd: row.amount_vnd,
    },
  }));
}

/** The deals that apply to a unit of a product. */
export async function listDeals(
  db: Executor,
  productId: number,
  unitId: number,
): Promise<(PriceRule & { unitId: number | null })[]> {
  const rules = await listPriceRules(db, productId);
  return rules.filter((rule) => rule.kind === 'deal' && (rule.unitId === null || rule.unitId === unitId));
}
