import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';

export type SavedPriceRules = { ok: true } | { ok: false; reason: 'deal_unexplained'; label: string };

/**
 * Puts these rules in place of all rules of a product, or of one unit of it. Prices of days follow by
 * `writeDailyRates`. A deal that takes more than half off a unit's base price is refused without a `reason`, and then
 * nothing is written. Safe to repeat.
 */
export async function savePriceRules(
  tx: Tx,
  productId: number,
  rules: PriceRuleInput[],
  unitId: number | null = null,
): Promise<SavedPriceRules> {
  const units = await tx
    .selectFrom('units')
    .select('base_vnd')
    .where('product_id', '=', productId)
    .$if(unitId !== null, (query) => query.where('id', '=', unitId))
    .execute();
  const steep = rules.find((rule) => !rule.reason && units.some((unit) => isSteepDeal(rule, unit.base_vnd)));
  if (steep) return { ok: false, reason: 'deal_unexplained', label: steep.label };
  await tx
    .deleteFrom('price_rules')
    .where('product_id', '=', productId)
    .where('unit_id', unitId === null ? 'is' : '=', unitId)
    .execute();
  if (rules.length > 0) await insertRules(tx, productId, unitId, rules);
  return { ok: true };
}

async function insertRules(tx: Tx, productId: number, unitId: number | null, rules: PriceRuleInput[]) {
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

/** Whether a deal takes more than half off a price, which needs a reason that can be shown. */
export function isSteepDeal({ kind, percent, amountVnd }: PriceRuleInput, baseVnd: number): boolean {
  return kind === 'deal' && -((baseVnd * percent) / 100 + amountVnd) > baseVnd / 2;
}
