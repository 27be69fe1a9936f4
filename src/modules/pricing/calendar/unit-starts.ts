import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { defaultWanted, type Wanted } from '#modules/pricing/quote/default-wanted.ts';
import { findShortage } from '#modules/pricing/quote/find-shortage.ts';
import { type PricedDraft, priceItem } from '#modules/pricing/quote/price-item.ts';
import { releasedAhead } from '#modules/pricing/quote/pricers/check-start-day.ts';
import type { DayFacts, PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteRefusal } from '#modules/pricing/quote/refusal.ts';
import { startsThen } from '#modules/pricing/quote/starts-then.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { unitAvailability } from './unit-availability.ts';

export interface UnitStart {
  unitId: number;
  title: string;
  day: string;
  /** Number of starts on that day with everything that they need. */
  left: number;
  /** Nobody can start, for a reason other than being sold out. */
  closed: boolean;
  /** The restriction of the day that makes it unavailable, worded for guests: 'cần đặt trước 3 ngày'. */
  why: string | null;
  /** Whether there is a place for the whole party. */
  isFree: boolean;
  /** Total for the party, for stays per night; null where they cannot start or do not fit. Ignores availability. */
  totalVnd: number | null;
  /** The same as it is printed, for one guest, night or pack. */
  priceVnd: number | null;
  ratePlanId: number | null;
  /** What the date adds to the price, included in it: weekend, holiday, gala. */
  added: DayAddition[];
}

export interface DayAddition {
  label: string;
  amountVnd: number;
  /** Shown separately on the page as a surcharge; other additions are seasonal prices. */
  isSurcharge: boolean;
}

export interface StartSpan {
  from: string;
  /** Not included. */
  to: string;
  now: Date;
  /** The party and what it takes, by unit; two adults by default. */
  wanted?: ((unit: UnitFacts) => Wanted) | undefined;
}

/**
 * The days on which each unit starts, with availability and price: the same rules as a quote, under the cheapest
 * available plan, or the requested one.
 */
export function unitStarts(
  facts: QuoteFacts,
  { from, to, now, wanted = defaultWanted }: StartSpan,
): UnitStart[] {
  const days = nightsOf(from, to);
  return facts.units.flatMap((unit) => {
    const want = wanted(unit);
    const starts = unit.sale === 'cabins' ? days.filter((day) => startsThen(unit, day)) : days;
    return starts.flatMap((day) => unitStart(unit, day, want, facts, now) ?? []);
  });
}

function unitStart(
  unit: UnitFacts,
  day: string,
  want: Wanted,
  facts: QuoteFacts,
  now: Date,
): UnitStart | null {
  const places = unitAvailability(unit, day, facts);
  if (!places) return null;
  const about = { unitId: unit.unitId, title: unit.unitTitle, day };
  const nothing = { why: null, isFree: false, totalVnd: null, priceVnd: null, ratePlanId: null, added: [] };
  if (places.closed) return { ...about, ...places, ...nothing };
  const priced = priceStart(unit, day, want, facts, now);
  const row = facts.days.get(unit.unitId)?.get(day);
  if ('reason' in priced) {
    const why = whyOf(priced, { unit, day, row, facts });
    return { ...about, left: places.left, closed: isOfDay(priced), ...nothing, why };
  }
  const nights = unit.sale === 'stay' ? priced.priced.nights : 1;
  const totalVnd = sumOf(priced.priced.lines, (row) => row.amount);
  return {
    ...about,
    left: places.left,
    closed: false,
    why: null,
    isFree: want.isAnyTime ? places.left >= want.quantity : findShortage([priced], facts) === null,
    totalVnd: Math.ceil(totalVnd / nights),
    priceVnd: unitPrice(totalVnd, priced),
    ratePlanId: priced.plan.id,
    added: additionsOf(priced, row),
  };
}

/** What one start costs: the item as a quote prices it, under the cheapest plan that does not refuse it. */
export function priceStart(
  unit: UnitFacts,
  day: string,
  { length, isAnyTime: _, ...want }: Wanted,
  facts: QuoteFacts,
  now: Date,
): PricedDraft | QuoteRefusal {
  const row = facts.days.get(unit.unitId)?.get(day);
  let refusal: QuoteRefusal | null = null;
  for (const plan of plansOf(unit, want, row)) {
    const days = unit.sale === 'stay' ? Math.max(length ?? 1, plan.minStay, row?.minStay ?? 1) : length;
    const item: QuoteItemRequest = {
      ...want,
      unitId: unit.unitId,
      ratePlanId: plan.id,
      from: day,
      ...(days !== undefined && { to: addDays(day, days) }),
    };
    const priced = priceItem(item, facts, { field: 'items.0', now });
    if (!('reason' in priced)) return priced;
    refusal ??= priced;
  }
  return refusal ?? { ok: false, reason: 'unknown_plan', field: 'items.0.ratePlanId', message: '' };
}

/** Cheapest first: all other charges are the same under all plans, or grow with the price of the day. */
function plansOf(unit: UnitFacts, { ratePlanId }: Pick<Wanted, 'ratePlanId'>, row: DayFacts | undefined) {
  if (ratePlanId !== undefined) return unit.plans.filter((plan) => plan.id === ratePlanId);
  const priceOf = (plan: PlanFacts) => planPrice(row?.priceVnd ?? 0, plan);
  return unit.plans.length < 2 ? unit.plans : unit.plans.toSorted((a, b) => priceOf(a) - priceOf(b));
}

const reasonsOfDay = new Set([
  'closed',
  'past',
  'advance',
  'release',
  'max_stay',
  'no_start',
  'not_on_sale',
  'outside_use',
  'blackout',
]);

/** Whether a refusal concerns the day and not the party. */
function isOfDay({ reason }: QuoteRefusal): boolean {
  return reasonsOfDay.has(reason);
}

/** The day's own restriction; null where a refusal has another reason. */
function whyOf(
  { reason }: QuoteRefusal,
  { unit, day, row, facts }: { unit: UnitFacts; day: string; row: DayFacts | undefined; facts: QuoteFacts },
): string | null {
  if (reason === 'release') return `cần đặt trước ${releasedAhead(unit, day, facts)} ngày`;
  if (reason === 'max_stay') return `ở tối đa ${row?.maxStay} đêm`;
  return reason === 'closed' && row?.closedToArrival ? 'không nhận khách đến' : null;
}

function additionsOf({ unit, priced }: PricedDraft, row: DayFacts | undefined): DayAddition[] {
  const surcharges = new Set(unit.terms.surcharges.map(({ label }) => label));
  const reasons = new Set(row?.reasons.map(({ label }) => label));
  return priced.lines
    .filter(({ label, amount }) => amount > 0 && (surcharges.has(label) || reasons.has(label)))
    .map(({ label, amount }) => ({ label, amountVnd: amount, isSurcharge: surcharges.has(label) }));
}

/**
 * A total as printed per guest, night, pack, piece or vehicle, rounded up to whole đồng. Null where children or chosen
 * options make a part of the total meaningless as a unit price.
 */
export function unitPrice(totalVnd: number, { wanted, priced, unit }: PricedDraft): number | null {
  const { options, childAges } = wanted;
  const isPlain =
    childAges.length === 0 &&
    options.singles === 0 &&
    options.extraBeds === 0 &&
    options.extras.every(
      ({ code }) => unit.terms.extras.find((extra) => extra.code === code)?.priceVnd === 0,
    );
  return isPlain ? Math.ceil(totalVnd / partsOf({ wanted, priced, unit })) : null;
}

function partsOf({ wanted, priced, unit }: Pick<PricedDraft, 'wanted' | 'priced' | 'unit'>): number {
  const { adults, quantity } = wanted;
  const { bundle } = unit.terms;
  if (unit.sale === 'guests' || unit.sale === 'cabins') return adults;
  if (bundle) return bundle.pricedPer === 'person' ? adults : quantity;
  return quantity * Math.max(1, priced.nights);
}
