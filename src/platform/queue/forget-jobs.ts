import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { JobType } from './queue.ts';

/**
 * Deletes jobs whose payload contains one of these texts, and those of a type about these bookings, waiting or done, except
 * running ones. Deleted jobs are never executed. @returns how many
 */
export async function forgetJobs<Data extends { bookingId: string }>(
  db: Executor,
  texts: readonly string[],
  of: { type: JobType<Data>; bookingIds: readonly string[] },
): Promise<number> {
  const known = await sql<{ is: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS is`.execute(db);
  if (!known.rows[0]?.is) return 0;
  const wanted = texts.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const { numAffectedRows } = await sql`
    DELETE FROM pgboss.job WHERE state <> 'active' AND (
      data::text ILIKE ANY (${wanted}::text[])
      OR (split_part(coalesce(source_name, name), '/', 1) = ${of.type.name} AND data ->> 'bookingId' = ANY (${[...of.bookingIds]}::text[]))
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
