import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type DisruptionReason, disruptionReasonLabels } from '../rules/disruption-reason.ts';

/** Days (ISO, both included) on which something of a product cannot take place, for everybody to read. */
export interface Closing {
  title: string;
  fromOn: string;
  toOn: string;
  reasonLabel: string;
  note: string;
}

/** What is closed of some units on `today` or later, the earliest first. One statement; none without units. */
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
    .where(sql<boolean>`unit_ids && ${[...unitIds]}::int[]`)
    .orderBy('from_on')
    .limit(5)
    .execute();
  return rows.map(({ reason, ...row }) => ({
    ...row,
    reasonLabel: disruptionReasonLabels[reason as DisruptionReason],
  }));
}
