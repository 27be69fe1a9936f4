import { planPrice } from '#modules/pricing/day-price/plan-price.ts';
import type { PlanFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { baseOf, line, planReason, type StayNight } from './stay-lines.ts';

/**
 * Lines of so many heads or packs on one day: the base price, then each surcharge and deal of the day, then what the
 * plan changes. `noun` is what is counted: 'người lớn', 'gói'.
 */
export function headLines(
  day: StayNight,
  { label, count, noun, plan }: { label: string; count: number; noun: string; plan: PlanFacts },
): QuoteLine[] {
  const counted = `${count} ${noun}`;
  const date = formatWeekdayDate(day.day);
  const planVnd = planPrice(day.priceVnd, plan) - day.priceVnd;
  return [
    line(label, count, baseOf(day), `${counted}, ${date}`),
    ...day.reasons.map((reason) =>
      line(reason.label, count, reason.amountVnd, `${counted}: ${date.slice(0, -5)}`),
    ),
    ...(planVnd === 0 ? [] : [line(plan.title, count, planVnd, planReason(plan, counted, noun))]),
  ];
}
