import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type CalendarDay, monthCalendar } from '../rules/month-calendar.ts';
import { loadCalendar } from './load-calendar.ts';

export type { CalendarDay };

/** The price calendar of a product: every day from `from` up to but not including `to`. One statement. */
export async function listMonthPrices(
  db: Executor,
  productId: number,
  from: string,
  to: string,
  now: Date = new Date(),
): Promise<CalendarDay[]> {
  const facts = await loadCalendar(db, productId, { from, to, now });
  return facts ? monthCalendar(facts, { from, to, today: dayInVietnam(now) }) : [];
}
