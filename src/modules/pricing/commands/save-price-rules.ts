import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';

/**
 * Puts these rules in place of all rules of a product, or of one unit of it. Prices of days follow by
 * `writeDailyRates`. Safe to repeat.
 */
export async function savePriceRules(
  tx: Tx,
  productId: number,
  rules: PriceRuleInput[],
  unitId: number | null = null,
): Promise<void> {
  await tx
    .deleteFrom('price_rules')
    .where('product_id', '=', productId)
    .where('unit_id', unitId === null ? 'is' : '=', unitId)
    .execute();
  if (rules.length === 0) return;
  await tx
    .insertInto('price_rules')
    .values(
      rules.map(({ kind, label, percent, amountVnd, ...params }, position) => ({
        product_id: productId,
        unit_id: unitId,
        kind,
        label,
        params: json(params),
        percent,
        amount_vnd: amountVnd,
        position,
      })),
    )
    .execute();
}
