import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { changePriceRules, listStoredRules, ruleMark } from '#modules/pricing/rule-edits/price-rules.ts';
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

/** Writes a price rule. @returns what takes it back */
export async function applyRuleRow(
  { tx, actor, now }: Writing,
  plan: RulePlan,
  follow: FollowSale,
): Promise<RuleUndo> {
  const { productId, unitId, rule, seen } = plan;
  const change = seen
    ? ({ do: 'edit', id: seen.id, seen: ruleMark(seen), unitId, rule } as const)
    : ({ do: 'add', unitId, rule } as const);
  granted(await changePriceRules(tx, { productId, change, actor }, now, follow));
  if (seen) return { ...plan, id: seen.id };
  const last = (await listStoredRules(tx, productId)).at(-1);
  return { ...plan, id: last?.id ?? 0 };
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
