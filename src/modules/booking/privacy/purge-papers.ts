import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/**
 * Deletes what travellers told besides their names (birth dates, papers) so many days after the last day of their trip,
 * whatever became of it. @returns of how many travellers
 */
export async function purgePapers(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = addDays(dayInVietnam(now), -keptDays);
  const { numAffectedRows } = await sql`
    UPDATE travellers SET details = '{}'
    WHERE details <> '{}' AND booking_id IN (
      SELECT t.booking_id FROM travellers t JOIN booking_items i ON i.booking_id = t.booking_id
      WHERE t.details <> '{}'
      GROUP BY t.booking_id
      HAVING max(greatest(i.to_on, (i.snapshot->>'endsOn')::date)) < ${before}::date
    )`.execute(db);
  return Number(numAffectedRows);
}
