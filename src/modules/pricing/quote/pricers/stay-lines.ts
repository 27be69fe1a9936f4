import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { createLine, groupBy } from '#modules/pricing/quote/create-line.ts';
import type { PlanFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import { formatRange, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { BookableDay } from './check-start-day.ts';

interface Units {
  unitTitle: string;
  quantity: number;
  plan: PlanFacts;
  to: string;
  /** Nouns of days and units: 'đêm' and 'phòng', 'ngày' and 'xe'. */
  per: string;
  noun: string;
}

/** Lines of units over days: the base price, then each surcharge and deal, then what the plan changes. */
export function stayLines(
  nights: readonly BookableDay[],
  { unitTitle, quantity, plan, to, per, noun }: Units,
): QuoteLine[] {
  const rooms = `× ${quantity} ${noun}`;
  const firstOn = nights[0]?.day ?? to;
  const daysText = (same: readonly BookableDay[]) =>
    same.length === nights.length ? `, ${formatRange(firstOn, to)}` : `: ${nameDays(same)}`;
  const bases = groupBy(nights, (night) => String(baseOf(night))).map((same) =>
    createLine(
      unitTitle,
      same.length * quantity,
      baseOf(same[0]),
      `${same.length} ${per} ${rooms}${daysText(same)}`,
    ),
  );
  const moved = nights.flatMap((night) => night.reasons.map((reason) => ({ ...reason, day: night.day })));
  const reasons = groupBy(moved, (reason) => `${reason.label} ${reason.amountVnd}`).map((same) =>
    createLine(
      same[0].label,
      same.length * quantity,
      same[0].amountVnd,
      `${same.length} ${per} ${rooms}: ${nameDays(same)}`,
    ),
  );
  const planVnd = nights.reduce((sum, night) => sum + planPrice(night.priceVnd, plan) - night.priceVnd, 0);
  const planLines =
    planVnd === 0
      ? []
      : [
          createLine(
            plan.title,
            1,
            planVnd * quantity,
            planReason(plan, `${nights.length} ${per} ${rooms}`, `${noun} mỗi ${per}`),
          ),
        ];
  return [...bases, ...reasons, ...planLines];
}

/** The price of a day before all rules. */
export function baseOf(night: BookableDay): number {
  return night.priceVnd - night.reasons.reduce((sum, reason) => sum + reason.amountVnd, 0);
}

function nameDays(rows: readonly { day: string }[]): string {
  const named = rows.slice(0, 4).map((row) => `${formatWeekdayDate(row.day).slice(0, -5)}`);
  return `${named.join('; ')}${rows.length > 4 ? '; …' : ''}`;
}

/** `each` is the noun of a flat amount: 'phòng mỗi đêm', 'khách'. */
export function planReason(plan: PlanFacts, counted: string, each: string): string {
  const parts = [
    plan.pricePercent !== 100 && `${plan.pricePercent}% giá ngày`,
    plan.priceDeltaVnd > 0 && `thêm ${formatVnd(plan.priceDeltaVnd)} mỗi ${each}`,
    plan.priceDeltaVnd < 0 && `bớt ${formatVnd(-plan.priceDeltaVnd)} mỗi ${each}`,
  ];
  return `${counted}: ${parts.filter(Boolean).join(', ')}`;
}
