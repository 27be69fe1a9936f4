import { listStoredRulesOf, type StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import { insertRules, updateRule } from '#modules/pricing/day-price/save-price-rules.ts';
import { may } from '#modules/pricing/policy.ts';
import { lockSales } from '#modules/pricing/units-on-sale/steps/lock-sale.ts';
import type { FollowSale } from '#modules/pricing/units-on-sale/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import {
  isOnSaleTooLong,
  keepRuleUndo,
  loadRuleFrames,
  type RuleChange,
  type RuleRefusal,
  whyNotRule,
} from './steps/apply-rule-change.ts';
import { noteRules } from './steps/follow-rules.ts';

/** A rule that is added to a product, changed or removed. */
export interface RuleOfMany {
  productId: number;
  change: RuleChange;
}

/**
 * Adds, changes and removes price rules of many products together, with one history line per product; `follow` updates days, prices
 * and cards. All or none: after a refusal the caller has to roll back what was already written.
 * @returns the ids of the rules, in their order; for a removed one its former id
 */
export async function changeRulesTogether(
  tx: Tx,
  { rules, actor, follow }: { rules: readonly RuleOfMany[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<{ ok: true; ids: number[] } | RuleRefusal> {
  if (!may(actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
  const byProduct = Map.groupBy(rules, ({ productId }) => productId);
  const productIds = [...byProduct.keys()];
  const sales = await lockSales(tx, productIds);
  const stored = Map.groupBy(await listStoredRulesOf(tx, productIds), ({ productId }) => productId);
  const frameOf = await loadRuleFrames(tx, productIds);
  const ids = new Map<RuleOfMany, number>();
  for (const [productId, own] of byProduct) {
    const sale = sales.get(productId);
    if (!sale) return { ok: false, reason: 'unknown_product' };
    const before = (stored.get(productId) ?? []).map(({ productId: _, ...rule }) => rule);
    for (const { change } of own) {
      const reason = whyNotRule(change, before, frameOf(productId));
      if (reason) return { ok: false, reason };
    }
    await writeOwn(tx, { productId, own, behind: before.length }, ids);
    for (const { change } of own)
      if (await isOnSaleTooLong(tx, productId, change)) return { ok: false, reason: 'too_many_days' };
    await follow(tx, sale, now);
  }
  await recordAll(tx, { byProduct, stored, actor }, now);
  return { ok: true, ids: rules.map((one) => ids.get(one) as number) };
}

async function writeOwn(
  tx: Tx,
  { productId, own, behind }: { productId: number; own: readonly RuleOfMany[]; behind: number },
  ids: Map<RuleOfMany, number>,
): Promise<void> {
  const added: { one: RuleOfMany; change: Extract<RuleChange, { do: 'add' }> }[] = [];
  const removed: number[] = [];
  for (const one of own) {
    const { change } = one;
    if (change.do === 'add') {
      added.push({ one, change });
      continue;
    }
    if (change.do === 'edit') await updateRule(tx, change);
    else removed.push(change.id);
    ids.set(one, change.id);
  }
  if (removed.length > 0) await tx.deleteFrom('price_rules').where('id', 'in', removed).execute();
  const written = await insertRules(
    tx,
    productId,
    added.map(({ change }) => change),
    behind,
  );
  for (const [at, { one }] of added.entries()) ids.set(one, written[at] as number);
}

/** Writes history and undo data, product by product. */
async function recordAll(
  tx: Tx,
  {
    byProduct,
    stored,
    actor,
  }: {
    byProduct: ReadonlyMap<number, readonly RuleOfMany[]>;
    stored: ReadonlyMap<number, readonly (StoredRule & { productId: number })[]>;
    actor: Actor;
  },
  now: Date,
): Promise<void> {
  const after = Map.groupBy(await listStoredRulesOf(tx, [...byProduct.keys()]), ({ productId }) => productId);
  for (const [productId, own] of byProduct) {
    const [was, is] = [stored, after].map((side) =>
      (side.get(productId) ?? []).map(({ productId: _, ...rule }) => rule),
    ) as [StoredRule[], StoredRule[]];
    const reason = own.flatMap(({ change }) => ('rule' in change && change.rule.reason) || []).join('; ');
    await noteRules(tx, { productId, actor, rules: was, reason }, now, is);
    await keepRuleUndo(tx, { productId, actor, rules: was }, is, now);
  }
}
