import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';

/** Takes out of requests so many days old who asked and what they wrote; kind, state and days stay. @returns how many */
export async function purgeEnquiries(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const { numAffectedRows } = await sql`
    UPDATE requests SET full_name = '', phone = '', email = NULL, message = '', wishes = '{}', source = '{}',
      flight = CASE WHEN flight IS NULL THEN NULL ELSE '{}'::jsonb END
    WHERE created_at < ${before} AND phone <> ''`.execute(db);
  return Number(numAffectedRows);
}
