import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { type DisruptionReason, disruptionReasonLabels } from './disruption-reason.ts';

/** Days (ISO, both included) on which something of a product cannot take place, for everybody to read. */
export interface Closing {
  title: string;
  fromOn: string;
  toOn: string;
  reasonLabel: string;
  note: string;
}

/** So many days ahead a closing concerns whoever looks at the page; later ones show in the calendar. */
const aheadDays = 30;

/** What is closed of some units in the next 30 days, the earliest first. One statement; none without units. */
export async function listClosings(
  db: Executor,
  unitIds: readonly number[],
  today: string,
): Promise<Closing[]> {
  if (unitIds.length === 0) return [];
  const rows = await db
    .selectFrom('disruptions')
    .select(['title', 'from_on as fromOn', 'to_on as toOn', 'reason', 'note'])
    .where('ended_at', 'is', null)
    .where('to_on', '>=', today)
    .where('from_on', '<=', addDays(today, aheadDays))
    .where(sql<boolean>`unit_ids && ${[...unitIds]}::int[]`)
    .orderBy('from_on')
    .limit(3)
    .execute();
  return rows.map(({ reason, ...row }) => ({
    ...row,
    reasonLabel: disruptionReasonLabels[reason as DisruptionReason],
  }));
}
