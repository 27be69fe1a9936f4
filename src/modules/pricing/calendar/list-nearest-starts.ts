import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import { listNearestArrivals } from './list-nearest-arrivals.ts';
import { loadCalendar } from './load-calendar.ts';
import { type StartSpan, type UnitStart, unitStarts } from './unit-starts.ts';

/** Days searched before and after the wanted one. */
const reachDays = 21;

type WantedStart = QuoteItemRequest & { kind: KindName; productId: number };

/**
 * Days near the wanted one on which the same item is available, nearest first; at most five. Stays and rentals by days
 * need as many consecutive days, everything else follows its calendar. Takes a requested or a quoted item. One
 * statement.
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
 * Every unit of a product on the days on which it starts, from `from` up to but not including `to`, priced for two adults
 * unless `wanted` gives the party: unit by unit in the order of the page, then by day. One statement.
 */
export async function listUnitDays(
  db: Executor,
  productId: number,
  from: string,
  to: string,
  now: Date = new Date(),
  wanted?: StartSpan['wanted'],
): Promise<UnitDay[]> {
  // Near a past trip no start day is left.
  if (from >= to) return [];
  const facts = await loadCalendar(db, productId, { from, to, now });
  return unitStarts(facts, { from, to, now, wanted });
}
