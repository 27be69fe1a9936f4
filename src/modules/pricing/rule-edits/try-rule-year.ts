import { may } from '#modules/pricing/policy.ts';
import { type PricedYear, priceYear, type TriedParty } from '#modules/pricing/try-out/price-year.ts';
import type { Executor } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { applyRuleChange, type RuleRefusal, type RulesChange } from './steps/apply-rule-change.ts';

/** A year of prices at present, and with a rule that is only tried; null for a unit that is not on sale. */
export type TryRuleYearResult = { ok: true; was: PricedYear | null; is: PricedYear | null } | RuleRefusal;

/**
 * What a party would pay on each day from `from` up to but not including `to` under a change of rules: the change is made, the
 * year is priced as usual, and everything is rolled back (decision 0049). Nothing is stored or announced.
 */
export function tryRuleYear(
  db: Executor,
  change: RulesChange,
  asked: { unitId: number; from: string; to: string; party: TriedParty },
  now: Date,
): Promise<TryRuleYearResult> {
  const { unitId, from, to, party } = asked;
  const span = { productId: change.productId, unitId, from, to };
  return tryOut(db, async (tx): Promise<TryRuleYearResult> => {
    if (!may(change.actor, 'price.rules')) return { ok: false, reason: 'not_allowed' };
    const was = await priceYear(tx, span, party, now);
    const applied = await applyRuleChange(tx, change, now);
    if (!applied.ok) return applied;
    return { ok: true, was, is: await priceYear(tx, span, party, now) };
  });
}
