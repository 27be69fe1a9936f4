import type { Executor } from '#platform/db/connect.ts';
import { loadCalendar } from './load-calendar.ts';
import { type StartSpan, type UnitStart, unitStarts } from './unit-starts.ts';

export type UnitDay = UnitStart;

/**
 * Every unit of a product on the days on which it starts, from `from` up to but not including `to`, with what it costs two
 * adults unless `wanted` says who comes: unit by unit in the order of the page, then by day. One statement.
 */
export async function listUnitDays(
  db: Executor,
  productId: number,
  from: string,
  to: string,
  now: Date = new Date(),
  wanted?: StartSpan['wanted'],
): Promise<UnitDay[]> {
  // Around a trip that is over no day is left to start on.
  if (from >= to) return [];
  const facts = await loadCalendar(db, productId, { from, to, now });
  return unitStarts(facts, { from, to, now, wanted });
}
