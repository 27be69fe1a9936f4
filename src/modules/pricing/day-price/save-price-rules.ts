import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';

export type SavedPriceRules = { ok: true } | { ok: false; reason: 'deal_unexplained'; label: string };

/**
 * Replaces all rules of a product, or of one unit of it. `writeDailyRates` then updates the prices of days. A deal that
 * takes more than half off a unit's base price is refused without a `reason`, and then nothing is written. Idempotent.
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
  await insertRules(
    tx,
    productId,
    rules.map((rule) => ({ unitId, rule })),
  );
  return { ok: true };
}

/** Inserts rules in their order, after `behind` existing ones. @returns their ids */
export async function insertRules(
  tx: Tx,
  productId: number,
  rules: readonly { unitId: number | null; rule: PriceRuleInput }[],
  behind = 0,
): Promise<number[]> {
  if (rules.length === 0) return [];
  const rows = await tx
    .insertInto('price_rules')
    .values(
      rules.map(({ unitId, rule }, index) => ({
        product_id: productId,
        position: behind + index,
        ...rowOf(unitId, rule),
      })),
    )
    .returning(['id', 'position'])
    .execute();
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}

/** Replaces a rule. */
export async function updateRule(
  tx: Tx,
  { id, unitId, rule }: { id: number; unitId: number | null; rule: PriceRuleInput },
): Promise<void> {
  await tx.updateTable('price_rules').set(rowOf(unitId, rule)).where('id', '=', id).execute();
}

function rowOf(unitId: number | null, { kind, label, percent, amountVnd, ...params }: PriceRuleInput) {
  return { unit_id: unitId, kind, label, params: json(params), percent, amount_vnd: amountVnd };
}

/** Whether a deal takes more than half off a price, which needs a reason that can be shown. */
export function isSteepDeal(rule: PriceRuleInput, baseVnd: number): boolean {
  return rule.kind === 'deal' && moveOf(rule, baseVnd) < -baseVnd / 2;
}

/** Whether a rule of any kind moves a price by more than half, up or down. */
export function isSteep(rule: PriceRuleInput, baseVnd: number): boolean {
  return Math.abs(moveOf(rule, baseVnd)) > baseVnd / 2;
}

const moveOf = ({ percent, amountVnd }: PriceRuleInput, baseVnd: number) =>
  (baseVnd * percent) / 100 + amountVnd;
