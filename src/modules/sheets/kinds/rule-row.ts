import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { changeRulesTogether, type RuleChange, ruleMark } from '#modules/pricing/rule-edits/price-rules.ts';
import type { FollowSale } from '#modules/pricing/units-on-sale/units.ts';
import { granted } from './each-row.ts';
import type { Writing } from './sheet.ts';

interface Rule {
  /** Null for all units of the product. */
  unitId: number | null;
  rule: PriceRuleInput;
}

/** The action of one row of a price rule sheet. */
export interface RulePlan {
  productId: number;
  unitId: number | null;
  /** Null where the rule is removed. */
  rule: PriceRuleInput | null;
  /** As it was when the row was checked; null if it is new. */
  seen: (Rule & { id: number }) | null;
}

interface RuleUndo extends RulePlan {
  id: number;
}

/** Writes and removes price rules. @returns the undo data of each */
export async function applyRuleRows(
  { tx, actor, now }: Writing,
  plans: readonly RulePlan[],
  follow: FollowSale,
): Promise<RuleUndo[]> {
  const rules = plans.map((plan) => ({ productId: plan.productId, change: changeOf(plan) }));
  const { ids } = granted(await changeRulesTogether(tx, { rules, actor, follow }, now));
  return plans.map((plan, at) => ({ ...plan, id: ids[at] as number }));
}

function changeOf({ unitId, rule, seen }: RulePlan): RuleChange {
  const known = seen && { id: seen.id, seen: ruleMark(seen) };
  if (!rule) return known ? { do: 'remove', ...known } : granted({ ok: false, reason: 'unknown_rule' });
  return known ? { do: 'edit', ...known, unitId, rule } : { do: 'add', unitId, rule };
}

/**
 * Restores former price rules and removes new ones, where nobody has changed them since; a removed rule is re-added after
 * the others, on whose order no price depends. @returns nothing for each, as an undo is not undone
 */
export async function undoRuleRows(
  { tx, actor, now }: Writing,
  undos: readonly RuleUndo[],
  follow: FollowSale,
): Promise<object[]> {
  const rules = undos.map(({ productId, id, unitId, rule, seen }) => ({
    productId,
    change: changeOf({
      ...{ productId, unitId: seen ? seen.unitId : null, rule: seen?.rule ?? null },
      seen: rule && { id, unitId, rule },
    }),
  }));
  granted(await changeRulesTogether(tx, { rules, actor, follow }, now));
  return undos.map(() => ({}));
}
