import { sumOf } from '#modules/pricing/money.ts';
import type { PricedDraft } from '#modules/pricing/quote/price-item.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { addDays, noonInVietnam } from '#platform/time/days.ts';

/** A unit under a plan for a trip: its price, and what its conditions depend on. */
export interface TripOffer {
  unit: UnitFacts;
  plan: PlanFacts;
  /** The requested day, and the first day of service. */
  day: string;
  firstOn: string;
  /** The days of service. */
  days: readonly string[];
  /** Total for the whole party and trip, in đồng. */
  totalVnd: number;
}

export function offerOfDraft({ wanted, unit, plan, priced }: PricedDraft): TripOffer {
  return {
    unit,
    plan,
    day: wanted.from,
    firstOn: priced.from,
    days: priced.perDay.map(({ day }) => day),
    totalVnd: sumOf(priced.lines, (row) => row.amount),
  };
}

/**
 * The last instant (ISO) until which the refund is full, null where there is none any more: that of the last tier of
 * `cancellationOf` with a full refund.
 */
export function freeUntil(
  { plan, firstOn, days }: Pick<TripOffer, 'plan' | 'firstOn' | 'days'>,
  facts: Pick<QuoteFacts, 'holidays'>,
  now: Date,
): string | null {
  const { tiers, holidayTiers } = plan;
  let daysBefore = Number.POSITIVE_INFINITY;
  for (const tier of holidayTiers !== null && isOnHoliday(days, facts.holidays) ? holidayTiers : tiers)
    if (tier.refundPercent === 100) daysBefore = Math.min(daysBefore, tier.daysBefore);
  if (daysBefore === Number.POSITIVE_INFINITY) return null;
  const until = noonBefore(firstOn, daysBefore);
  return until.atMs >= now.getTime() ? until.at : null;
}

function isOnHoliday(days: readonly string[], holidays: QuoteFacts['holidays']): boolean {
  return holidays.some(
    (window) => window.isPublic && days.some((day) => window.from <= day && day <= window.to),
  );
}

interface Noon {
  at: string;
  atMs: number;
}

/** Cache of the last requested first day, by days before it: thousands of offers of a list share it. */
let last: { firstOn: string; noons: Map<number, Noon> } = { firstOn: '', noons: new Map() };

function noonBefore(firstOn: string, daysBefore: number): Noon {
  if (last.firstOn !== firstOn) last = { firstOn, noons: new Map() };
  const cached = last.noons.get(daysBefore);
  if (cached) return cached;
  const at = noonInVietnam(addDays(firstOn, -daysBefore));
  const noon = { at, atMs: Date.parse(at) };
  last.noons.set(daysBefore, noon);
  return noon;
}
