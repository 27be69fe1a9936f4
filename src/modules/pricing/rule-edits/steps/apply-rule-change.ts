import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { listStoredRules, type StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import { insertRules, isSteep, updateRule } from '#modules/pricing/day-price/save-price-rules.ts';
import { findLongestSaleOf, mostSaleDays } from '#modules/pricing/promotions/longest-sale.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { followRules } from './follow-rules.ts';
import { type RuleEffect, readRates } from './rule-effect.ts';
import { ruleMark } from './rule-mark.ts';

/** A change of a product's rules; `seen` is the mark of the rule that the editor saw (`ruleMark`). */
export type RuleChange =
  | { do: 'add'; unitId: number | null; rule: PriceRuleInput }
  | { do: 'edit'; id: number; seen: string; unitId: number | null; rule: PriceRuleInput }
  | { do: 'remove'; id: number; seen: string };

export type RuleRefusal = {
  ok: false;
  reason:
    | 'not_allowed'
    | 'unknown_product'
    | 'unknown_unit'
    | 'unknown_rule'
    | 'unknown_holiday'
    | 'changed_meanwhile'
    | 'reason_needed'
    | 'too_many_days';
};

export type ChangePriceRulesResult = { ok: true; effect: RuleEffect } | RuleRefusal;

export interface RulesChange {
  productId: number;
  change: RuleChange;
  actor: Actor;
}

/** Locks a product's row. @returns whether the product exists */
export async function lockProduct(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Applies a change of rules within a transaction, or returns why it is refused; undo data is stored. A refusal may come after
 * something was written: the caller has to roll back.
 */
export async function applyRuleChange(
  tx: Tx,
  { productId, change, actor }: RulesChange,
  now: Date,
): Promise<ChangePriceRulesResult> {
  if (!(await lockProduct(tx, productId))) return { ok: false, reason: 'unknown_product' };
  const rules = await listStoredRules(tx, productId);
  const frameOf = await loadRuleFrames(tx, [productId]);
  const reason = whyNotRule(change, rules, frameOf(productId));
  if (reason) return { ok: false, reason };
  const ratesBefore = await readRates(tx, productId, dayInVietnam(now));
  await write(tx, productId, change, rules);
  if (await isOnSaleTooLong(tx, productId, change)) return { ok: false, reason: 'too_many_days' };
  const changed = { productId, actor, rules, reason: 'rule' in change ? (change.rule.reason ?? '') : '' };
  const effect = await followRules(tx, { ...changed, ratesBefore }, now);
  await keepRuleUndo(tx, { productId, actor, rules }, await listStoredRules(tx, productId), now);
  return { ok: true, effect };
}

/** Stores the undo data of an actor's last change of a product's rules. */
export async function keepRuleUndo(
  tx: Tx,
  { productId, actor, rules }: { productId: number; actor: Actor; rules: readonly StoredRule[] },
  after: readonly StoredRule[],
  now: Date,
): Promise<void> {
  const row = { before: json(rules), after: json(after), at: now };
  await tx
    .insertInto('price_rule_edits')
    .values({ product_id: productId, made_by: actorText(actor), ...row })
    .onConflict((conflict) => conflict.columns(['product_id', 'made_by']).doUpdateSet(row))
    .execute();
}

/** Data that a change is validated against: the product's units, and the existing holidays. */
export interface RuleFrame {
  units: readonly { id: number; baseVnd: number }[];
  holidays: ReadonlySet<string>;
}

/** Loads it for many products; the returned function takes a product's id. */
export async function loadRuleFrames(
  tx: Tx,
  productIds: readonly number[],
): Promise<(productId: number) => RuleFrame> {
  const units = await tx
    .selectFrom('units')
    .select(['id', 'base_vnd as baseVnd', 'product_id as productId'])
    .where('product_id', 'in', [...productIds])
    .execute();
  const groups = await tx.selectFrom('holidays').select('holiday_group as group').distinct().execute();
  const holidays = new Set(groups.map(({ group }) => group));
  const of = Map.groupBy(units, ({ productId }) => productId);
  return (productId) => ({ units: of.get(productId) ?? [], holidays });
}

/** Why a change of a product's rules is refused; null where it is allowed. */
export function whyNotRule(
  change: RuleChange,
  rules: readonly StoredRule[],
  { units, holidays }: RuleFrame,
): RuleRefusal['reason'] | null {
  if (change.do !== 'add') {
    const known = rules.find(({ id }) => id === change.id);
    if (!known) return 'unknown_rule';
    if (ruleMark(known) !== change.seen) return 'changed_meanwhile';
  }
  if (change.do === 'remove') return null;
  const { unitId, rule } = change;
  const own = units.filter(({ id }) => unitId === null || id === unitId);
  if (unitId !== null && own.length === 0) return 'unknown_unit';
  if (rule.kind === 'holiday' && !holidays.has(rule.holiday ?? '')) return 'unknown_holiday';
  return !rule.reason && own.some(({ baseVnd }) => isSteep(rule, baseVnd)) ? 'reason_needed' : null;
}

/** Whether a deal without a stated reason exceeds the days of a year on which one service may be reduced. */
export async function isOnSaleTooLong(tx: Tx, productId: number, change: RuleChange): Promise<boolean> {
  if (change.do === 'remove') return false;
  const { kind, reason, from, to } = change.rule;
  if (kind !== 'deal' || reason || !from || !to) return false;
  const sale = await findLongestSaleOf(tx, productId, { from, to });
  return sale !== null && sale.days > mostSaleDays;
}

async function write(tx: Tx, productId: number, change: RuleChange, rules: readonly StoredRule[]) {
  if (change.do === 'add') return insertRules(tx, productId, [change], rules.length);
  if (change.do === 'edit') return updateRule(tx, change);
  await tx.deleteFrom('price_rules').where('id', '=', change.id).execute();
}
