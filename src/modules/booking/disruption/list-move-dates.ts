import { listNearestStarts } from '#modules/pricing/calendar/list-nearest-starts.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { firstDay } from './move-days.ts';

/**
 * Days near the agreed one to which these items can be moved together, nearest first; at most five. Something may be
 * gone by the time it is chosen: the choice itself looks again.
 */
export async function listMoveDates(
  db: Executor,
  items: readonly QuotedItem[],
  now: Date,
): Promise<string[]> {
  if (items.length === 0) return [];
  const shifts: number[][] = [];
  for (const item of items) {
    const starts = await listNearestStarts(db, item, { today: dayInVietnam(now), now });
    shifts.push(starts.map((day) => daysBetween(item.from, day)));
  }
  const [first = [], ...others] = shifts;
  const from = firstDay(items);
  return first
    .filter((shift) => others.every((other) => other.includes(shift)))
    .map((shift) => addDays(from, shift));
}
