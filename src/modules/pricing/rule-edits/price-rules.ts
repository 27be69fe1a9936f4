import {
  listStoredRules,
  listStoredRulesOf,
  type StoredRule,
} from '#modules/pricing/day-price/list-price-rules.ts';
import { insertRules, isSteep } from '#modules/pricing/day-price/save-price-rules.ts';
import { may } from '#modules/pricing/policy.ts';
import { type PricedYear, priceYear, type TriedParty } from '#modules/pricing/try-out/price-year.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { keepIf, tryOut } from '#platform/db/try-out.ts';
import {
  applyRuleChange,
  type ChangePriceRulesResult,
  lockProduct,
  type RuleRefusal,
  type RulesChange,
} from './steps/apply-rule-change.ts';
import { followRules } from './steps/follow-rules.ts';
import type { RuleEffect } from './steps/rule-effect.ts';
import { ruleMark } from './steps/rule-mark.ts';

export { changeRulesTogether } from './change-rules-together.ts';
export { copyProduct } from './copy-product.ts';
export type {
  ChangePriceRulesResult,
  RuleChange,
  RuleRefusal,
  RulesChange,
} from './steps/apply-rule-change.ts';
export { listHolidayGroups, listRuleReach, listSetDays } from './steps/list-rule-reach.ts';
export {
  listRuleDrafts,
  removeRuleDraft,
  saveRuleDraft,
  tryRuleDrafts,
} from './steps/rule-drafts.ts';
export { ruleEditInput } from './steps/rule-edit-input.ts';
export type { UnitEffect } from './steps/rule-effect.ts';
export { ruleMark } from './steps/rule-mark.ts';
export { ruleKindTitles, ruleWords } from './steps/rule-words.ts';
export { isSteep, listStoredRules, listStoredRulesOf, type StoredRule };

/**
 * Adds, changes or removes a price rule of a product or of one of its units. The prices of its days are updated in the same transaction,
 * with the card, its log and cached pages; days set by hand stay. A rule that changes a price by more than half needs a reason, and so
 * does a deal that reduces a service's price on more days of a year than the law allows. Undo data is stored for `undoPriceRules`.
 * @returns the effect on prices
 */
export async function changePriceRules(
  db: Executor,
  change: RulesChange,
  now: Date,
): Promise<ChangePriceRulesResult> {
  if (!may(change.actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
  return keepIf(
    db,
    (tx) => applyRuleChange(tx, change, now),
    ({ ok }) => ok,
  );
}

/** What `changePriceRules` would do, or why it would be refused: executed and rolled back. */
export async function previewPriceRules(
  db: Database,
  change: RulesChange,
  now: Date,
): Promise<ChangePriceRulesResult> {
  if (!may(change.actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
  return tryOut(db, (tx) => applyRuleChange(tx, change, now));
}

export type UndoPriceRulesResult =
  | { ok: true; effect: RuleEffect }
  | { ok: false; reason: 'not_allowed' | 'nothing_to_undo' | 'changed_meanwhile' };

/** Undoes an actor's last change of a product's rules, once; refused when a colleague has changed them since. */
export async function undoPriceRules(
  db: Database,
  { productId, actor }: { productId: number; actor: Actor },
  now: Date,
): Promise<UndoPriceRulesResult> {
  if (!may(actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<UndoPriceRulesResult> => {
    await lockProduct(tx, productId);
    const kept = tx
      .selectFrom('price_rule_edits')
      .where('product_id', '=', productId)
      .where('made_by', '=', actorText(actor));
    const last = await kept.select(['before', 'after']).executeTakeFirst();
    if (!last) return { ok: false, reason: 'nothing_to_undo' };
    const rules = await listStoredRules(tx, productId);
    const [before, after] = [last.before, last.after] as unknown as [StoredRule[], StoredRule[]];
    if (!isDeepSame(rules, after)) return { ok: false, reason: 'changed_meanwhile' };
    await tx.deleteFrom('price_rules').where('product_id', '=', productId).execute();
    await insertRules(tx, productId, before);
    await tx
      .deleteFrom('price_rule_edits')
      .where('product_id', '=', productId)
      .where('made_by', '=', actorText(actor))
      .execute();
    const effect = await followRules(tx, { productId, actor, rules, reason: 'Hoàn tác' }, now);
    return { ok: true, effect };
  });
}

/** Whether an actor has a change of a product's rules to undo. */
export async function hasRuleUndo(db: Database, productId: number, actor: Actor): Promise<boolean> {
  const row = await db
    .selectFrom('price_rule_edits')
    .select('at')
    .where('product_id', '=', productId)
    .where('made_by', '=', actorText(actor))
    .executeTakeFirst();
  return row !== undefined;
}

const isDeepSame = (one: readonly StoredRule[], other: readonly StoredRule[]) =>
  one.map(ruleMark).join() === other.map(ruleMark).join();

/** A year of prices at present, and with a rule that is only tried; null for a unit that is not on sale. */
export type TryRuleYearResult = { ok: true; was: PricedYear | null; is: PricedYear | null } | RuleRefusal;

/**
 * What a party would pay on each day from `from` up to but not including `to` under a change of rules: the change is made, the
 * year is priced as usual, and everything is rolled back (decision 0049). Nothing is stored or announced.
 */
export function tryRuleYear(
  db: Executor,
  change: RulesChange,
  request: { unitId: number; from: string; to: string; party: TriedParty },
  now: Date,
): Promise<TryRuleYearResult> {
  const { unitId, from, to, party } = request;
  const span = { productId: change.productId, unitId, from, to };
  return tryOut(db, async (tx): Promise<TryRuleYearResult> => {
    if (!may(change.actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
    const was = await priceYear(tx, span, party, now);
    const applied = await applyRuleChange(tx, change, now);
    if (!applied.ok) return applied;
    return { ok: true, was, is: await priceYear(tx, span, party, now) };
  });
}
