import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import { type CalendarDay, monthCalendar } from '#modules/pricing/calendar/month-calendar.ts';
import type { StartSpan } from '#modules/pricing/calendar/unit-starts.ts';
import type { Executor } from '#platform/db/connect.ts';

/**
 * The price calendar of a product: every day from `from` up to but not including `to`, for two adults unless `wanted`
 * gives the party. One statement.
 */
export async function listMonthPrices(
  db: Executor,
  productId: number,
  from: string,
  to: string,
  now: Date = new Date(),
  wanted?: StartSpan['wanted'],
): Promise<CalendarDay[]> {
  const facts = await loadCalendar(db, productId, { from, to, now });
  return monthCalendar(facts, { from, to, now, wanted });
}
