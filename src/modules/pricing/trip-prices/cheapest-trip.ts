import { getKind } from '#modules/catalog/kinds/registry.ts';
import { unitAvailability } from '#modules/pricing/calendar/unit-availability.ts';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { sumOf } from '#modules/pricing/money.ts';
import type { Wanted } from '#modules/pricing/quote/default-wanted.ts';
import { findShortage } from '#modules/pricing/quote/find-shortage.ts';
import { type PricedDraft, priceItem } from '#modules/pricing/quote/price-item.ts';
import type { DayFacts, PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { itemOf, startDays, type WantedTrip, wantedOf } from './wanted-trip.ts';

/** The cheapest way to have a product for a trip: the item as a quote prices it. */
export interface PricedTrip {
  draft: PricedDraft;
  /** What all pay together for the whole of it, in đồng. */
  totalVnd: number;
  /** How many of the unit are left on all its days. */
  left: number;
}

/** Which drafts will do: those whose plan keeps the conditions that were asked for. */
export type AcceptsDraft = (draft: PricedDraft) => boolean;

/** Something free to be priced: a unit, what is asked of it, and a day on which it can begin. */
export interface FreeStart {
  unit: UnitFacts;
  want: Wanted;
  day: string;
  left: number;
  /** No plan costs less. */
  atLeastVnd: number;
  /** Only for some guests or hours. */
  isConditional: boolean;
}

/** What of a product is free for a trip, whatever it costs; the cheapest by a lower bound first. `facts` are of one product. */
export function freeStarts(facts: QuoteFacts, trip: WantedTrip): FreeStart[] {
  const days = startDays(trip);
  const starts = facts.units.flatMap((unit) => {
    const want = wantedOf(unit, trip);
    return days.flatMap((day) => freeStart(unit, want, day, facts) ?? []);
  });
  return starts.sort((a, b) => a.atLeastVnd - b.atLeastVnd);
}

interface Pricing {
  facts: QuoteFacts;
  now: Date;
  accepts?: AcceptsDraft | undefined;
}

/**
 * The cheapest of them as a quote prices it; null where none can be had. Places are counted as a quote counts them. What is
 * only for some guests comes last, whatever it costs.
 */
export function cheapestTrip(starts: readonly FreeStart[], pricing: Pricing): PricedTrip | null {
  const ordinary = starts.filter((start) => !start.isConditional);
  const best = cheapestOf(ordinary, pricing);
  return best ?? (ordinary.length < starts.length ? cheapestOf(starts, pricing) : null);
}

function cheapestOf(starts: readonly FreeStart[], { facts, now, accepts }: Pricing): PricedTrip | null {
  let best: PricedTrip | null = null;
  for (const start of starts) {
    if (best && start.atLeastVnd >= best.totalVnd) break;
    for (const plan of plansOf(start, facts, accepts !== undefined)) {
      const draft = draftOf(start, plan, facts, now);
      if (!draft || (accepts && !accepts(draft))) continue;
      const totalVnd = sumOf(draft.priced.lines, (row) => row.amount);
      if (!best || totalVnd < best.totalVnd) best = { draft, totalVnd, left: start.left };
      if (start.unit.sale === 'stay') break;
    }
  }
  return best;
}

/** A start under one plan, priced; null where it is refused, or too little is left for exactly this. Of stays `freeStarts` has counted. */
export function draftOf(
  { unit, want, day }: FreeStart,
  plan: PlanFacts,
  facts: QuoteFacts,
  now: Date,
): PricedDraft | null {
  const draft = priceItem(itemOf(unit, want, { day, planId: plan.id }), facts, { field: 'items.0', now });
  if ('reason' in draft) return null;
  const isCounted = want.isAnyTime || (unit.sale === 'stay' && unit.fleetUses.length === 0);
  return isCounted || findShortage([draft], facts) === null ? draft : null;
}

function freeStart(unit: UnitFacts, want: Wanted, day: string, facts: QuoteFacts): FreeStart | null {
  const nights = nightsOfStart(unit, want, day, facts);
  if (!nights) return null;
  const left =
    unit.sale === 'stay'
      ? Math.min(...nights.map(({ closed, places }) => (closed ? 0 : places)))
      : (unitAvailability(unit, day, facts)?.left ?? 0);
  if (left < (unit.sale === 'guests' ? 1 : want.quantity)) return null;
  return {
    unit,
    want,
    day,
    left,
    atLeastVnd: lowerBound(unit, want, nights),
    isConditional: getKind(unit.kind).isConditional?.(unit.unitDetails) ?? false,
  };
}

/** The days that are charged; null where one is not on sale at all. */
function nightsOfStart(
  { unitId, sale }: UnitFacts,
  { length = 1 }: Wanted,
  day: string,
  facts: QuoteFacts,
): DayFacts[] | null {
  const own = facts.days.get(unitId);
  const nights: DayFacts[] = [];
  for (const night of sale === 'stay' ? nightsOf(day, addDays(day, length)) : [day]) {
    const row = own?.get(night);
    if (!row || row.priceVnd === null) return null;
    nights.push(row);
  }
  return nights;
}

/** Of stays the rooms under the cheapest plan, less the most that booking early, late or long could take off; else nothing. */
function lowerBound({ sale, plans, rules }: UnitFacts, { quantity }: Wanted, nights: DayFacts[]): number {
  if (sale !== 'stay') return 0;
  const roomsVnd = Math.min(
    ...plans.map((plan) => sumOf(nights, (row) => planPrice(row.priceVnd ?? 0, plan))),
  );
  const baseVnd = roomsVnd * quantity;
  const offVnd = rules.map(({ percent, amountVnd }) => (baseVnd * percent) / 100 + amountVnd - 1000);
  return Math.max(0, baseVnd + Math.min(0, ...offVnd));
}

/** Of stays the cheapest first, for what comes on top is the same under all or grows with it; else as a quote takes them. */
function plansOf({ unit, want, day }: FreeStart, facts: QuoteFacts, isChosen: boolean): PlanFacts[] {
  const { plans, sale } = unit;
  if (sale !== 'stay') return isChosen ? plans : plans.slice(0, 1);
  if (plans.length < 2) return plans;
  const nights = nightsOfStart(unit, want, day, facts) ?? [];
  const costs = new Map(
    plans.map((plan) => [plan, sumOf(nights, (row) => planPrice(row.priceVnd ?? 0, plan))]),
  );
  return plans.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
}
