import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { changePriceRules, changeRulesTogether, ruleMark } from '#modules/pricing/rule-edits/price-rules.ts';
import type { FollowSale } from '#modules/pricing/units-on-sale/units.ts';
import { granted } from './each-row.ts';
import type { Writing } from './sheet.ts';

interface Rule {
  /** Null for all units of the product. */
  unitId: number | null;
  rule: PriceRuleInput;
}

/** What a row of a sheet of price rules does. */
export interface RulePlan extends Rule {
  productId: number;
  /** As it was when it was checked; null where it is new. */
  seen: (Rule & { id: number }) | null;
}

export interface RuleUndo extends RulePlan {
  id: number;
}

/** Writes price rules. @returns what takes each back */
export async function applyRuleRows(
  { tx, actor, now }: Writing,
  plans: readonly RulePlan[],
  follow: FollowSale,
): Promise<RuleUndo[]> {
  const rules = plans.map(({ productId, unitId, rule, seen }) => ({
    productId,
    change: seen
      ? ({ do: 'edit', id: seen.id, seen: ruleMark(seen), unitId, rule } as const)
      : ({ do: 'add', unitId, rule } as const),
  }));
  const { ids } = granted(await changeRulesTogether(tx, { rules, actor, follow }, now));
  return plans.map((plan, at) => ({ ...plan, id: ids[at] as number }));
}

/** Puts a price rule back as it was, and removes a new one, where nobody has changed it since. */
export async function undoRuleRow(
  { tx, actor, now }: Writing,
  { productId, id, unitId, rule, seen }: RuleUndo,
  follow: FollowSale,
): Promise<undefined> {
  const mark = ruleMark({ unitId, rule });
  const change = seen
    ? ({ do: 'edit', id, seen: mark, unitId: seen.unitId, rule: seen.rule } as const)
    : ({ do: 'remove', id, seen: mark } as const);
  granted(await changePriceRules(tx, { productId, change, actor }, now, follow));
}
