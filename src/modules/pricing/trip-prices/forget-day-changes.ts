import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/**
 * Deletes the notes of which units' days changed after an hour, by the database's clock: no process goes as long without asking for
 * them (`withKnownDays`). @returns the number of deleted rows
 */
export async function forgetDayChanges(db: Executor): Promise<number> {
  const { numAffectedRows } =
    await sql`DELETE FROM day_changes WHERE noted_at < now() - interval '1 hour'`.execute(db);
  return Number(numAffectedRows);
}
