import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import { listNearestArrivals } from './list-nearest-arrivals.ts';
import { loadCalendar } from './load-calendar.ts';
import { type StartSpan, type UnitStart, unitStarts } from './unit-starts.ts';

/** How many days around the wanted one are looked at. */
const reachDays = 21;

type WantedStart = QuoteItemRequest & { kind: KindName; productId: number };

/**
 * Days near the wanted one on which the same can be had, nearest first; at most five. Stays and what is let by days look
 * for as many days in a row, everything else at its calendar. Takes a wanted or a quoted item. One statement.
 */
export async function listNearestStarts(
  db: Executor,
  { kind, productId, ...item }: WantedStart,
  { today, now }: { today: string; now: Date },
): Promise<string[]> {
  const { sale } = getKind(kind);
  const { unitId, from, to, quantity } = item;
  if (to && to > from && (sale === 'stay' || sale === 'pieces')) {
    const nights = daysBetween(from, to);
    return listNearestArrivals(db, { unitId, from, nights, quantity, today, now });
  }
  const first = [addDays(from, -reachDays), today].sort().at(-1) as string;
  const starts = await listUnitDays(db, productId, first, addDays(from, reachDays + 1), now, () => ({
    ...item,
    ...(to && { length: daysBetween(from, to) }),
  }));
  const distance = (day: string) => Math.abs(daysBetween(from, day));
  return starts
    .filter((row) => row.unitId === unitId && row.day !== from && row.isFree)
    .map((row) => row.day)
    .sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .slice(0, 5);
}

type UnitDay = UnitStart;

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
