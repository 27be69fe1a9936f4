import type { StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import type { PlanFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';

/** The origin of a quote line. */
export type LineSource =
  | { from: 'rule'; ruleId: number }
  | {
      from: 'base' | 'hand' | 'plan' | 'child' | 'bed' | 'single' | 'surcharge' | 'extra' | 'night' | 'other';
    };

/**
 * Finds the origin of a line by its label, which lines take over from their origin as guests read it. 'other' is an
 * unexplained line, of which a test finds none for any kind.
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
