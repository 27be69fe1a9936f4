import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import type { DayFacts, PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteRefusalReason } from '#modules/pricing/quote/refusal.ts';
import { addDays, dayInVietnam, daysBetween, nightsOf } from '#platform/time/days.ts';
import type { BookableDay } from './check-start-day.ts';

/** Why a stay is not available, as data for a refusal. The message is not built here, because lists check thousands. */
interface StayFault {
  fault: QuoteRefusalReason;
  /** The key of the item that is at fault. */
  at: 'from' | 'to';
  subject?: string | number;
}

/**
 * The bookable nights of a stay under a plan, or why it is refused. Ignores availability. Callers that already have the
 * nights pass them, because lists check thousands.
 */
export function readStay(
  { from, to, nights: days }: { from: string; to?: string | undefined; nights?: readonly string[] },
  unit: UnitFacts,
  plan: PlanFacts,
  facts: QuoteFacts,
  now: Date,
): { to: string; nights: BookableDay[] } | StayFault {
  const today = dayInVietnam(now);
  if (from < today) return { fault: 'past', at: 'from' };
  if (!to || to <= from) return { fault: 'invalid_dates', at: 'to' };
  const length = days?.length ?? daysBetween(from, to);
  if (length > bookingLimits.maxNights) return { fault: 'too_long', at: 'to' };
  const { advanceDays } = plan;
  if (advanceDays > 0 && from < addDays(today, advanceDays))
    return { fault: 'advance', at: 'from', subject: advanceDays };

  const byDay = facts.days.get(unit.unitId);
  const arrival = byDay?.get(from);
  const minStay = Math.max(plan.minStay, arrival?.minStay ?? 1);
  if (length < minStay) return { fault: 'min_stay', at: 'to', subject: minStay };
  const maxStay = arrival?.maxStay ?? 0;
  if (maxStay > 0 && length > maxStay) return { fault: 'max_stay', at: 'to', subject: maxStay };
  const releaseDays = arrival?.releaseDays ?? 0;
  if (releaseDays > 0 && from < addDays(today, releaseDays))
    return { fault: 'release', at: 'from', subject: releaseDays };
  if (arrival?.closedToArrival) return { fault: 'closed', at: 'from', subject: from };
  if (byDay?.get(to)?.closedToDeparture) return { fault: 'closed', at: 'to', subject: to };
  const nights: BookableDay[] = [];
  for (const day of days ?? nightsOf(from, to)) {
    const night = byDay?.get(day);
    if (!night || !isBookable(night)) return { fault: 'closed', at: 'from', subject: day };
    nights.push(night);
  }
  return { to, nights };
}

function isBookable(row: DayFacts): row is DayFacts & BookableDay {
  return !row.closed && row.priceVnd !== null;
}
