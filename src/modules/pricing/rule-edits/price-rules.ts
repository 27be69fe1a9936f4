import { createHash } from 'node:crypto';
import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { listStoredRules, type StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import { insertRules, isSteep, updateRule } from '#modules/pricing/day-price/save-price-rules.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { may } from '#modules/pricing/policy.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { compareRates, type RuleEffect, readRates } from './steps/rule-effect.ts';
import { ruleWords } from './steps/rule-words.ts';

export { listHolidayGroups, listRuleReach, listSetDays } from './steps/list-rule-reach.ts';
export { ruleEditInput } from './steps/rule-edit-input.ts';
export type { UnitEffect } from './steps/rule-effect.ts';
export { ruleKindTitles, ruleWords } from './steps/rule-words.ts';
export { listStoredRules };

/** What is to become of the rules of a product; `seen` is what whoever changes one has before them (`ruleMark`). */
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
    | 'reason_needed';
};

export type ChangePriceRulesResult = { ok: true; effect: RuleEffect } | RuleRefusal;

interface RulesChange {
  productId: number;
  change: RuleChange;
  actor: Actor;
}

/** What a rule says, in short: another mark is another rule. */
export function ruleMark({ unitId, rule }: Pick<StoredRule, 'unitId' | 'rule'>): string {
  const said = Object.entries(rule).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256')
    .update(JSON.stringify([unitId, said]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Adds, changes or removes a price rule of a product or of one unit of it. The prices of its days follow in the same
 * transaction, with the card, its log and kept pages; days that were set by hand stay. A rule that moves a price by more than
 * half needs a reason. What takes the change back is kept for `undoPriceRules`.
 * @returns what it does to prices
 */
export async function changePriceRules(
  db: Database,
  change: RulesChange,
  now: Date,
): Promise<ChangePriceRulesResult> {
  if (!may(change.actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute((tx) => apply(tx, change, now));
}

/** What `changePriceRules` would do, or why it would not: all of it is done and taken back again. */
export async function previewPriceRules(
  db: Database,
  change: RulesChange,
  now: Date,
): Promise<ChangePriceRulesResult> {
  if (!may(change.actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
  const tx = await db.startTransaction().execute();
  try {
    return await apply(tx, change, now);
  } finally {
    await tx.rollback().execute();
  }
}

export type UndoPriceRulesResult =
  | { ok: true; effect: RuleEffect }
  | { ok: false; reason: 'not_allowed' | 'nothing_to_undo' | 'changed_meanwhile' };

/** Takes back the last change that somebody made to a product's rules, once; not when a colleague has changed one since. */
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
    const effect = await follow(tx, { productId, actor, rules, reason: 'Hoàn tác' }, now);
    return { ok: true, effect };
  });
}

/** Whether somebody has a change of a product's rules to take back. */
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

async function lockProduct(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function apply(
  tx: Tx,
  { productId, change, actor }: RulesChange,
  now: Date,
): Promise<ChangePriceRulesResult> {
  if (!(await lockProduct(tx, productId))) return { ok: false, reason: 'unknown_product' };
  const rules = await listStoredRules(tx, productId);
  const reason = await whyNot(tx, productId, change, rules);
  if (reason) return { ok: false, reason };
  const today = dayInVietnam(now);
  const ratesBefore = await readRates(tx, productId, today);
  await write(tx, productId, change, rules);
  const why = 'rule' in change ? (change.rule.reason ?? '') : '';
  const effect = await follow(tx, { productId, actor, rules, reason: why, ratesBefore }, now);
  const after = await listStoredRules(tx, productId);
  const row = { before: json(rules), after: json(after), at: now };
  await tx
    .insertInto('price_rule_edits')
    .values({ product_id: productId, made_by: actorText(actor), ...row })
    .onConflict((conflict) => conflict.columns(['product_id', 'made_by']).doUpdateSet(row))
    .execute();
  return { ok: true, effect };
}

async function whyNot(
  tx: Tx,
  productId: number,
  change: RuleChange,
  rules: readonly StoredRule[],
): Promise<RuleRefusal['reason'] | null> {
  if (change.do !== 'add') {
    const known = rules.find(({ id }) => id === change.id);
    if (!known) return 'unknown_rule';
    if (ruleMark(known) !== change.seen) return 'changed_meanwhile';
  }
  if (change.do === 'remove') return null;
  const { unitId, rule } = change;
  const units = await tx
    .selectFrom('units')
    .select(['id', 'base_vnd as baseVnd'])
    .where('product_id', '=', productId)
    .execute();
  const own = units.filter(({ id }) => unitId === null || id === unitId);
  if (unitId !== null && own.length === 0) return 'unknown_unit';
  if (rule.kind === 'holiday') {
    const group = tx
      .selectFrom('holidays')
      .select('id')
      .where('holiday_group', '=', rule.holiday ?? '');
    if (!(await group.executeTakeFirst())) return 'unknown_holiday';
  }
  return !rule.reason && own.some(({ baseVnd }) => isSteep(rule, baseVnd)) ? 'reason_needed' : null;
}

async function write(tx: Tx, productId: number, change: RuleChange, rules: readonly StoredRule[]) {
  if (change.do === 'add') return insertRules(tx, productId, [change], rules.length);
  if (change.do === 'edit') return updateRule(tx, change);
  await tx.deleteFrom('price_rules').where('id', '=', change.id).execute();
}

/** Has prices, card and pages follow the rules as they are now, and writes down what they were. */
async function follow(
  tx: Tx,
  {
    productId,
    actor,
    rules,
    reason,
    ratesBefore,
  }: {
    productId: number;
    actor: Actor;
    rules: readonly StoredRule[];
    reason: string;
    ratesBefore?: Awaited<ReturnType<typeof readRates>>;
  },
  now: Date,
): Promise<RuleEffect> {
  const today = dayInVietnam(now);
  const before = ratesBefore ?? (await readRates(tx, productId, today));
  await writeDailyRates(tx, productId, today, addDays(today, bookingLimits.horizonDays));
  await refreshDisplayPrices(tx, [productId], today);
  const after = await listStoredRules(tx, productId);
  await writeHistory(tx, {
    ...{ actor, verb: 'price.rules', object: { type: 'product', id: String(productId) }, reason, now },
    before: tell(rules.filter((one) => !after.some((other) => isSame(one, other)))),
    after: tell(after.filter((one) => !rules.some((other) => isSame(one, other)))),
  });
  await announceChange(tx, ['catalogue', `product:${productId}`]);
  await announceLive(tx, { tags: ['days'] });
  return compareRates(before, await readRates(tx, productId, today));
}

const isSame = (one: StoredRule, other: StoredRule) => ruleMark(one) === ruleMark(other);
const tell = (rules: readonly StoredRule[]) =>
  Object.fromEntries(rules.map(({ rule }) => [rule.label, ruleWords(rule)]));
