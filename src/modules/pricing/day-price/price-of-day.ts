import { roundToThousand } from '#modules/pricing/money.ts';
import { type HolidayWindow, type PriceRule, ruleApplies } from './price-rule.ts';

export interface PriceReason {
  label: string;
  amountVnd: number;
}

export interface DayPrice {
  /** Before deals: what a struck price shows. */
  listVnd: number;
  priceVnd: number;
  /** What moved the price: base + the sum of these = priceVnd. */
  reasons: PriceReason[];
}

/**
 * The price of a unit on a day. Weekday and season rules add up on the base price. On a holiday the largest holiday rule
 * takes their place when it adds more than they do together, and is left out when it adds less: nobody pays for Saturday
 * and Tết at once. Deals come last, each on the price so reached. Every reason is rounded to 1.000 ₫. A price that staff have
 * set for the day stands in place of all of these.
 */
export function priceOfDay({
  baseVnd,
  rules,
  day,
  holidays,
  setVnd = null,
}: {
  baseVnd: number;
  rules: readonly PriceRule[];
  day: string;
  holidays: readonly HolidayWindow[];
  setVnd?: number | null;
}): DayPrice {
  const base = roundToThousand(baseVnd);
  if (setVnd !== null) {
    const reasons = setVnd === base ? [] : [{ label: 'Giá riêng của ngày', amountVnd: setVnd - base }];
    return { listVnd: setVnd, priceVnd: setVnd, reasons };
  }
  const applying = rules.filter((rule) => ruleApplies(rule, day, holidays));
  const ofKind = (kinds: PriceRule['kind'][], onVnd: number) =>
    applying
      .filter((rule) => kinds.includes(rule.kind))
      .map((rule) => ({ label: rule.label, amountVnd: changeOf(rule, onVnd) }))
      .filter((reason) => reason.amountVnd !== 0);
  const ordinary = ofKind(['weekday', 'season'], base);
  const holiday = ofKind(['holiday'], base).sort((a, b) => b.amountVnd - a.amountVnd)[0];
  const surcharges = holiday && holiday.amountVnd > sumOf(ordinary) ? [holiday] : ordinary;
  const listVnd = Math.max(0, base + sumOf(surcharges));
  const deals = ofKind(['deal'], listVnd);
  const priceVnd = Math.max(0, listVnd + sumOf(deals));
  return { listVnd, priceVnd, reasons: [...surcharges, ...deals] };
}

function changeOf(rule: PriceRule, onVnd: number): number {
  return roundToThousand((onVnd * rule.percent) / 100 + rule.amountVnd);
}

function sumOf(reasons: readonly PriceReason[]): number {
  return reasons.reduce((sum, reason) => sum + reason.amountVnd, 0);
}

/** The price of a unit on a day under a rate plan: percent of the day's price, rounded, then the flat addition. */
export function planPrice(dayVnd: number, plan: { pricePercent: number; priceDeltaVnd: number }): number {
  return Math.max(0, roundToThousand((dayVnd * plan.pricePercent) / 100) + plan.priceDeltaVnd);
}
