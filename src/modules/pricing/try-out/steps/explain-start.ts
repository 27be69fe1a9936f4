import { priceStart } from '#modules/pricing/calendar/unit-starts.ts';
import { dayRulesOf } from '#modules/pricing/day-price/day-rules.ts';
import type { StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import { workOutDay } from '#modules/pricing/day-price/price-of-day.ts';
import { ruleApplies } from '#modules/pricing/day-price/price-rule.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { findShortage } from '#modules/pricing/quote/find-shortage.ts';
import type { PricedDraft } from '#modules/pricing/quote/price-item.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { type LineSource, lineSource } from './line-source.ts';
import type { PricedYear } from './price-year.ts';

export interface ExplainedLine extends QuoteLine {
  source: LineSource;
}

/** Why a rule had no effect on a price. */
export type Idle = 'other_day' | 'beaten' | 'set_by_hand' | 'too_late' | 'too_early' | 'too_short';

export interface IdleRule {
  id: number;
  label: string;
  why: Idle;
  /** Actual days ahead, or nights. */
  have?: number;
  /** Required number of them. */
  need?: number;
}

export type ExplainedStart =
  | {
      ok: true;
      totalVnd: number;
      lines: ExplainedLine[];
      /** The same as a request, to be quoted to a guest. */
      item: QuoteItemRequest;
      /** The sold-out message for a booking made now. Empty while there is availability. */
      shortage: string;
      planTitle: string;
      idle: IdleRule[];
    }
  | { ok: false; message: string; idle: IdleRule[] };

/** Every line of a party's price for a start day, with the rule behind it, and the rules without effect with the reason. */
export function explainStart(year: PricedYear, day: string, now: Date): ExplainedStart {
  const { unit, wanted, facts, rules } = year;
  const priced = priceStart(unit, day, wanted, facts, now);
  if ('reason' in priced)
    return { ok: false, message: priced.message, idle: idleRules(year, day, null, now) };
  const own = rules.filter(({ unitId }) => unitId === null || unitId === unit.unitId);
  const { lines } = priced.priced;
  return {
    ok: true,
    totalVnd: sumOf(lines, ({ amount }) => amount),
    item: { ...priced.wanted, ratePlanId: priced.plan.id },
    lines: lines.map((line) => ({
      ...line,
      source: lineSource(line, { unit, plan: priced.plan, rules: own }),
    })),
    shortage: findShortage([priced], facts)?.message ?? '',
    planTitle: priced.plan.title,
    idle: idleRules(year, day, priced, now),
  };
}

function idleRules(
  { unit, rules, holidays, baseVnd, setVnd }: PricedYear,
  day: string,
  priced: PricedDraft | null,
  now: Date,
): IdleRule[] {
  const own = rules.filter(({ unitId }) => unitId === null || unitId === unit.unitId);
  const set = setVnd.get(day) ?? null;
  const ofDay = dayRulesOf(own);
  const { applied } = workOutDay({ baseVnd, rules: ofDay, day, holidays, setVnd: set });
  const working = new Set(applied.map(({ rule }) => rule?.id));
  const idleOfDay = ofDay.flatMap((rule): IdleRule[] => {
    const { id, label } = rule;
    if (working.has(id)) return [];
    if (!ruleApplies(rule, day, holidays)) return [{ id, label, why: 'other_day' }];
    return [{ id, label, why: set === null ? 'beaten' : 'set_by_hand' }];
  });
  const known = new Set(ofDay.map(({ id }) => id));
  const labels = new Set(priced?.priced.lines.map(({ label }) => label));
  const nights = priced?.priced.nights ?? 0;
  const ahead = daysBetween(dayInVietnam(now), day);
  const idleOfBooking = own
    .filter(({ id, rule }) => !known.has(id) && !labels.has(rule.label))
    .map((one) => whyNotBooked(one, { day, ahead, nights }));
  return [...idleOfDay, ...idleOfBooking];
}

function whyNotBooked(
  { id, rule }: StoredRule,
  { day, ahead, nights }: { day: string; ahead: number; nights: number },
): IdleRule {
  const { label, kind, days = 0, nights: need = 0, from, to } = rule;
  if ((from && day < from) || (to && day > to)) return { id, label, why: 'other_day' };
  if (kind === 'early-bird' && ahead < days) return { id, label, why: 'too_late', have: ahead, need: days };
  if (kind === 'last-minute' && ahead > days) return { id, label, why: 'too_early', have: ahead, need: days };
  if (kind === 'long-stay' && nights < need) return { id, label, why: 'too_short', have: nights, need };
  return { id, label, why: 'beaten' };
}
