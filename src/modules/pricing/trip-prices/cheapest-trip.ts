import { getKind } from '#modules/catalog/kinds/registry.ts';
import { unitAvailability } from '#modules/pricing/calendar/unit-availability.ts';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { mostOff } from '#modules/pricing/quote/booking-discount.ts';
import type { Wanted } from '#modules/pricing/quote/default-wanted.ts';
import { findShortage } from '#modules/pricing/quote/find-shortage.ts';
import { type PricedDraft, priceItem } from '#modules/pricing/quote/price-item.ts';
import { stayTotal } from '#modules/pricing/quote/pricers/stay-total.ts';
import type { DayFacts, PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { withLeastHeights } from '#modules/pricing/quote/with-least-heights.ts';
import { staySpan } from './stay-span.ts';
import { offerOfDraft, type TripOffer } from './trip-offer.ts';
import { itemOf, startDays, type WantedTrip, wantedOf } from './wanted-trip.ts';

/** The cheapest option of a product for a trip. A list has thousands of them, so it holds only what is needed for sorting. */
export interface PricedTrip {
  start: Pick<FreeStart, 'unit' | 'want' | 'day' | 'left' | 'nights'>;
  plan: PlanFacts;
  /** Total for the whole party and trip, in đồng. */
  totalVnd: number;
}

/** The same with the offer that conditions are checked on. */
export interface CheapestTrip extends PricedTrip {
  start: FreeStart;
  offer: TripOffer;
}

/** Whether an offer's plan meets the requested conditions. */
export type AcceptsOffer = (offer: TripOffer) => boolean;

/** An available start to be priced: a unit, what is wanted of it, and a start day. */
export interface FreeStart {
  unit: UnitFacts;
  want: Wanted;
  day: string;
  /** Units left on all its days. */
  left: number;
  /** For stays: the nights, and their price for one room under each plan of the unit. Else empty. */
  nights: readonly string[];
  nightsVnd: readonly number[];
  /** No plan costs less. */
  atLeastVnd: number;
  /** Only for some guests or hours. */
  isConditional: boolean;
}

/**
 * Available starts of a product for a trip, regardless of price; sorted by their lower bound. `facts` are those of one product;
 * `days` are the start days of the trip, where a caller has them.
 */
export function freeStarts(
  facts: QuoteFacts,
  trip: WantedTrip,
  days: readonly string[] = startDays(trip),
): FreeStart[] {
  const starts: FreeStart[] = [];
  for (const unit of facts.units) {
    const want = wantedOf(unit, trip);
    for (const day of days) {
      const start = freeStart(unit, want, day, facts);
      if (start) starts.push(start);
    }
  }
  return starts.length > 1 ? starts.sort((a, b) => a.atLeastVnd - b.atLeastVnd) : starts;
}

interface Pricing {
  facts: QuoteFacts;
  now: Date;
  accepts?: AcceptsOffer | undefined;
}

/**
 * The cheapest of them as a quote prices it, with availability counted as in a quote; null where none is available. Units
 * for some guests only come last, whatever they cost.
 */
export function cheapestTrip(starts: readonly FreeStart[], pricing: Pricing): CheapestTrip | null {
  if (!starts.some((start) => start.isConditional)) return cheapestOf(starts, pricing);
  const ordinary = starts.filter((start) => !start.isConditional);
  return cheapestOf(ordinary, pricing) ?? cheapestOf(starts, pricing);
}

function cheapestOf(starts: readonly FreeStart[], { facts, now, accepts }: Pricing): CheapestTrip | null {
  let best: CheapestTrip | null = null;
  for (const start of starts) {
    if (best && start.atLeastVnd >= best.totalVnd) break;
    for (const plan of plansOf(start, accepts !== undefined)) {
      const offer = offerOf(start, plan, facts, now);
      if (!offer || (accepts && !accepts(offer))) continue;
      const { totalVnd } = offer;
      if (!best || totalVnd < best.totalVnd) best = { start, plan, totalVnd, offer };
      if (start.unit.sale === 'stay') break;
    }
  }
  return best;
}

/** Stays fully determined by days and party, which `stayTotal` can price. */
export const isPlainStay = ({ sale, fleetUses }: UnitFacts): boolean =>
  sale === 'stay' && fleetUses.length === 0;

/** The offer of a start under one plan, for its price and conditions; null where it is not available. */
export function offerOf(start: FreeStart, plan: PlanFacts, facts: QuoteFacts, now: Date): TripOffer | null {
  const { unit, want, day, nights } = start;
  if (!isPlainStay(unit)) {
    const draft = draftOf(start, plan, facts, now);
    return draft && offerOfDraft(draft);
  }
  const { quantity, adults, childAges, length = 1 } = want;
  const stay = { from: day, to: staySpan(day, length).to, nights, quantity, adults, childAges };
  const totalVnd = stayTotal(stay, unit, plan, facts, now);
  return totalVnd === null ? null : { unit, plan, day, firstOn: day, days: nights, totalVnd };
}

/**
 * A start under one plan, priced, at the lowest price where heights matter; null where it is refused, or too little is
 * left for exactly this. The availability of stays was checked by `freeStarts`.
 */
export function draftOf(
  { unit, want, day }: Pick<FreeStart, 'unit' | 'want' | 'day'>,
  plan: PlanFacts,
  facts: QuoteFacts,
  now: Date,
): PricedDraft | null {
  const item = withLeastHeights(itemOf(unit, want, { day, planId: plan.id }), unit);
  const draft = priceItem(item, facts, { field: 'items.0', now });
  if ('reason' in draft) return null;
  const isCounted = want.isAnyTime || isPlainStay(unit);
  return isCounted || findShortage([draft], facts) === null ? draft : null;
}

function freeStart(unit: UnitFacts, want: Wanted, day: string, facts: QuoteFacts): FreeStart | null {
  const isConditional = getKind(unit.kind).isConditional?.(unit.unitDetails) ?? false;
  if (unit.sale === 'stay') {
    const { nights } = staySpan(day, want.length ?? 1);
    const rows = rowsOf(unit, nights, facts);
    if (!rows) return null;
    let left = Number.POSITIVE_INFINITY;
    for (const { closed, places } of rows) left = Math.min(left, closed ? 0 : places);
    if (left < want.quantity) return null;
    const nightsVnd = unit.plans.map((plan) => nightsUnder(plan, rows));
    const atLeastVnd = lowerBound(unit, want, nightsVnd);
    return { unit, want, day, left, nights, nightsVnd, atLeastVnd, isConditional };
  }
  if (!rowsOf(unit, [day], facts)) return null;
  const left = unitAvailability(unit, day, facts)?.left ?? 0;
  if (left < (unit.sale === 'guests' ? 1 : want.quantity)) return null;
  return { unit, want, day, left, nights: none, nightsVnd: none, atLeastVnd: 0, isConditional };
}

const none: readonly never[] = [];

function nightsUnder(plan: PlanFacts, rows: readonly DayFacts[]): number {
  let sumVnd = 0;
  for (const { priceVnd } of rows) sumVnd += planPrice(priceVnd ?? 0, plan);
  return sumVnd;
}

/** The days that are charged; null where one is not on sale at all. */
function rowsOf({ unitId }: UnitFacts, days: readonly string[], facts: QuoteFacts): DayFacts[] | null {
  const unitDays = facts.days.get(unitId);
  const rows: DayFacts[] = [];
  for (const day of days) {
    const row = unitDays?.get(day);
    if (!row || row.priceVnd === null) return null;
    rows.push(row);
  }
  return rows;
}

/** For stays: the rooms under the cheapest plan, minus the largest discount that booking rules could give. */
function lowerBound({ rules }: UnitFacts, { quantity }: Wanted, nightsVnd: readonly number[]): number {
  const baseVnd = Math.min(...nightsVnd) * quantity;
  if (rules.length === 0) return baseVnd;
  let offVnd = 0;
  for (const rule of rules) offVnd = Math.min(offVnd, mostOff(rule, baseVnd));
  return Math.max(0, baseVnd + offVnd);
}

/** For stays the cheapest first, because all additional charges are the same or grow with the price; otherwise in the order of a quote. */
function plansOf({ unit: { plans, sale }, nightsVnd }: FreeStart, isChosen: boolean): readonly PlanFacts[] {
  if (plans.length < 2) return plans;
  if (sale !== 'stay') return isChosen ? plans : plans.slice(0, 1);
  // Plans are usually sorted by price already. Lists call this thousands of times.
  if (nightsVnd.every((vnd, index) => index === 0 || (nightsVnd[index - 1] ?? 0) <= vnd)) return plans;
  return plans
    .map((plan, index) => ({ plan, vnd: nightsVnd[index] ?? 0 }))
    .sort((a, b) => a.vnd - b.vnd)
    .map(({ plan }) => plan);
}
