import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type UnitStart, unitStarts } from '../rules/unit-starts.ts';
import { loadCalendar } from './load-calendar.ts';

export type UnitDay = Omit<UnitStart, 'listVnd'>;

/**
 * Every unit of a product on the days on which it starts, from `from` up to but not including `to`: unit by unit in the
 * order of the page, then by day. One statement.
 */
export async function listUnitDays(
  db: Executor,
  productId: number,
  from: string,
  to: string,
  now: Date = new Date(),
): Promise<UnitDay[]> {
  const facts = await loadCalendar(db, productId, { from, to, now });
  const starts = facts ? unitStarts(facts, { from, to, today: dayInVietnam(now) }) : [];
  return starts.map(({ listVnd: _, ...row }) => row);
}
