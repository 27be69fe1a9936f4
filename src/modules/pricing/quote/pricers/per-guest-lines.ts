import type { SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { roundToThousand } from '#modules/pricing/money.ts';
import { createLine } from '#modules/pricing/quote/create-line.ts';
import type { BookableDay } from '#modules/pricing/quote/pricers/check-start-day.ts';
import type { PlanFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { baseOf, planReason } from './stay-lines.ts';

/**
 * Lines for a number of guests or packs on one day: the base price, then each surcharge and deal of the day, then the
 * plan's adjustment. `noun` is what is counted: 'người lớn', 'gói'.
 */
export function perGuestLines(
  day: BookableDay,
  { label, count, noun, plan }: { label: string; count: number; noun: string; plan: PlanFacts },
): QuoteLine[] {
  const counted = `${count} ${noun}`;
  const date = formatWeekdayDate(day.day);
  const planVnd = planPrice(day.priceVnd, plan) - day.priceVnd;
  return [
    createLine(label, count, baseOf(day), `${counted}, ${date}`),
    ...day.reasons.map((reason) =>
      createLine(reason.label, count, reason.amountVnd, `${counted}: ${date.slice(0, -5)}`),
    ),
    ...(planVnd === 0 ? [] : [createLine(plan.title, count, planVnd, planReason(plan, counted, noun))]),
  ];
}

/** Single supplement of guests alone in a room or cabin; `adultVnd` is the adult price under the plan. */
export function singleSupplementLines(
  singles: number,
  { single }: SaleTerms,
  { adultVnd, noun }: { adultVnd: number; noun: string },
): QuoteLine[] {
  if (!single || singles === 0) return [];
  const label = `Phụ thu ${noun} đơn`;
  if ('amountVnd' in single)
    return [createLine(label, singles, single.amountVnd, `${singles} khách ở riêng`)];
  return [
    createLine(
      label,
      singles,
      roundToThousand((adultVnd * single.percent) / 100),
      `${singles} khách ở riêng: ${single.percent}% của ${formatVnd(adultVnd)}`,
    ),
  ];
}
