import { roundToThousand } from '#modules/pricing/money.ts';
import { type HolidayWindow, type PriceRule, ruleApplies } from './price-rule.ts';

export interface PriceReason {
  label: string;
  amountVnd: number;
}

export interface DayPrice {
  /** The price before deals, shown as struck through. */
  listVnd: number;
  priceVnd: number;
  /** The rules that changed the price: base + the sum of these = priceVnd. */
  reasons: PriceReason[];
}

/**
 * The price of a unit on a day. Weekday and season rules add up on the base price. On a holiday or a day of a lunar rule, the
 * largest of those rules replaces them when it adds more than they do together, and is left out when it adds less: nobody
 * pays for Saturday and Tết at once. Deals come last, each calculated on the price reached so far. Every reason is rounded to
 * 1.000 ₫. A price set by hand for the day replaces all of these.
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
  const { listVnd, priceVnd, applied } = workOutDay({ baseVnd, rules, day, holidays, setVnd });
  const reasons = applied.map(({ rule, amountVnd }) => ({
    label: rule?.label ?? 'Giá riêng của ngày',
    amountVnd,
  }));
  return { listVnd, priceVnd, reasons };
}

/** What a rule adds to the price of a day; `rule` is null for a price set by hand. */
export interface AppliedRule<Rule extends PriceRule> {
  rule: Rule | null;
  amountVnd: number;
}

/** Calculates the price of a day rule by rule; `priceOfDay` returns the same with labels. */
export function workOutDay<Rule extends PriceRule>({
  baseVnd,
  rules,
  day,
  holidays,
  setVnd,
}: {
  baseVnd: number;
  rules: readonly Rule[];
  day: string;
  holidays: readonly HolidayWindow[];
  setVnd: number | null;
}): {
  baseVnd: number;
  listVnd: number;
  priceVnd: number;
  applied: AppliedRule<Rule>[];
  /** Rules that apply on the day but are superseded by others. */
  beaten: AppliedRule<Rule>[];
} {
  const base = roundToThousand(baseVnd);
  const applying = rules.filter((rule) => ruleApplies(rule, day, holidays));
  const ofKind = (kinds: PriceRule['kind'][], onVnd: number) =>
    applying
      .filter((rule) => kinds.includes(rule.kind))
      .map((rule) => ({ rule, amountVnd: changeOf(rule, onVnd) }))
      .filter(({ amountVnd }) => amountVnd !== 0);
  const ordinary = ofKind(['weekday', 'season'], base);
  const feasts = ofKind(['holiday', 'lunar'], base).sort((a, b) => b.amountVnd - a.amountVnd);
  const [largest, ...smaller] = feasts;
  const isFeast = largest !== undefined && largest.amountVnd > sumOf(ordinary);
  const surcharges = isFeast ? [largest] : ordinary;
  const listVnd = Math.max(0, base + sumOf(surcharges));
  const deals = ofKind(['deal'], listVnd);
  const beaten = [...(isFeast ? ordinary : feasts.slice(0, 1)), ...smaller];
  if (setVnd !== null) {
    const byHand = setVnd === base ? [] : [{ rule: null, amountVnd: setVnd - base }];
    return {
      baseVnd: base,
      listVnd: setVnd,
      priceVnd: setVnd,
      applied: byHand,
      beaten: [...surcharges, ...deals, ...beaten],
    };
  }
  const priceVnd = Math.max(0, listVnd + sumOf(deals));
  return { baseVnd: base, listVnd, priceVnd, applied: [...surcharges, ...deals], beaten };
}

function changeOf(rule: PriceRule, onVnd: number): number {
  return roundToThousand((onVnd * rule.percent) / 100 + rule.amountVnd);
}

function sumOf(reasons: readonly { amountVnd: number }[]): number {
  return reasons.reduce((sum, reason) => sum + reason.amountVnd, 0);
}

/** The price of a unit on a day under a rate plan: percent of the day's price, rounded, then the flat addition. */
export function planPrice(dayVnd: number, plan: { pricePercent: number; priceDeltaVnd: number }): number {
  return Math.max(0, roundToThousand((dayVnd * plan.pricePercent) / 100) + plan.priceDeltaVnd);
}
