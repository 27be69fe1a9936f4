import type { PriceReason } from '#modules/pricing/day-price/price-of-day.ts';
import type { DayFacts, PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';

interface Wanted {
  unit: UnitFacts;
  plan: PlanFacts;
  facts: QuoteFacts;
  field: string;
  now: Date;
}

/** A day on which a unit is on sale, with its price. */
export interface BookableDay {
  day: string;
  priceVnd: number;
  reasons: PriceReason[];
}

/**
 * The price of the day on which something starts, or why nothing starts then: past, too soon for the plan, or not on
 * sale. The other days that a start takes must be on sale as well; their prices do not count.
 */
export function checkStartDay(
  from: string,
  { unit, plan, facts, field, now }: Wanted,
): { ok: true; day: BookableDay; instant: Date } | QuoteRefusal {
  const refusal = checkAdvanceNotice(from, { unit, plan, facts, field, now });
  if (refusal) return refusal;
  const [day, ...others] = Array.from({ length: unit.spanDays }, (_, index) => addDays(from, index));
  const row = findBookableDay(unit.unitId, day ?? from, facts);
  if (!row) return refuse('closed', `${field}.from`, from);
  const closedDay = others.find((other) => !isOpen(rowOf(unit.unitId, other, facts)));
  if (closedDay) return refuse('closed', `${field}.from`, closedDay);
  return { ok: true, day: row, instant: instantInVietnam(from, unit.times.startsAt) };
}

/** Checks whether a first day is past, too soon for the plan (or for an additional `advanceDays`), or within its release days. */
export function checkAdvanceNotice(
  from: string,
  { unit, plan, facts, field, now, advanceDays = 0 }: Wanted & { advanceDays?: number },
): QuoteRefusal | null {
  const today = dayInVietnam(now);
  const { isFixed, startsAt, closesAt } = unit.times;
  const lastAt = isFixed ? startsAt : closesAt;
  const isMissed = lastAt !== null && instantInVietnam(from, lastAt) <= now;
  if (from < today || isMissed) return refuse('past', `${field}.from`);
  const ahead = Math.max(plan.advanceDays, advanceDays);
  if (from < addDays(today, ahead)) return refuse('advance', `${field}.from`, ahead);
  const released = releasedAhead(unit, from, facts);
  return from < addDays(today, released) ? refuse('release', `${field}.from`, released) : null;
}

/** Days before a first day from which nothing is sold any more: its own release days, or those of its components relative to that day. */
export function releasedAhead({ unitId, components }: UnitFacts, from: string, facts: QuoteFacts): number {
  const own = rowOf(unitId, from, facts)?.releaseDays ?? 0;
  const along = components.map(
    (part) => (rowOf(part.unitId, addDays(from, part.fromDay), facts)?.releaseDays ?? 0) - part.fromDay,
  );
  return Math.max(0, own, ...along);
}

/** The price of a day on which a unit is on sale, regardless of availability; null when it is not on sale. */
export function findBookableDay(unitId: number, day: string, facts: QuoteFacts): BookableDay | null {
  const row = rowOf(unitId, day, facts);
  if (!row || !isOpen(row) || row.priceVnd === null) return null;
  return { day, priceVnd: row.priceVnd, reasons: row.reasons };
}

function isOpen(row: DayFacts | undefined): boolean {
  return row !== undefined && !row.closed;
}

function rowOf(unitId: number, day: string, facts: QuoteFacts): DayFacts | undefined {
  return facts.days.get(unitId)?.get(day);
}

/** When a service begins: at the time that the guest chose, else at the unit's own. */
export function startInstant({ from, options }: QuoteItemRequest, { times }: UnitFacts): Date {
  return instantInVietnam(from, options.time ?? times.startsAt);
}
