import type { StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import type { PlanFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';

/** What made a line of a quote. */
export type LineSource =
  | { from: 'rule'; ruleId: number }
  | {
      from: 'base' | 'hand' | 'plan' | 'child' | 'bed' | 'single' | 'surcharge' | 'extra' | 'night' | 'other';
    };

/**
 * What made a line: lines bear the label of what they come from, as guests read it. 'other' is one that nothing here explains,
 * which a test finds of no kind.
 */
export function lineSource(
  { label }: Pick<QuoteLine, 'label'>,
  { unit, plan, rules }: { unit: UnitFacts; plan: PlanFacts; rules: readonly StoredRule[] },
): LineSource {
  const rule = rules.find((one) => one.rule.label === label);
  if (rule) return { from: 'rule', ruleId: rule.id };
  const { surcharges, extras } = unit.terms;
  if (label === unit.unitTitle || label === `Người lớn: ${unit.unitTitle}`) return { from: 'base' };
  if (label === 'Giá riêng của ngày') return { from: 'hand' };
  if (label === plan.title) return { from: 'plan' };
  if (surcharges.some((one) => one.label === label)) return { from: 'surcharge' };
  if (extras.some((one) => one.label === label)) return { from: 'extra' };
  if (label.startsWith('Trẻ em: ')) return { from: 'child' };
  if (label === 'Giường phụ') return { from: 'bed' };
  if (/^Phụ thu \S+ đơn$/.test(label)) return { from: 'single' };
  if (label === 'Phụ thu đón đêm') return { from: 'night' };
  return { from: 'other' };
}
