import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/**
 * Days from `from` up to but not including `to` on which a unit is unavailable, in order: closed, never opened, or sold out.
 * Blocks of `source` do not count, so that a channel does not get its own back; lapsed holds count as taken until they are
 * ended.
 */
export async function listBusyDays(
  db: Executor,
  { unitId, from, to, source }: { unitId: number; from: string; to: string; source: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT the.day::date AS day
    FROM generate_series(${from}::date, ${to}::date - 1, INTERVAL '1 day') AS the (day)
      LEFT JOIN inventory i ON i.unit_id = ${unitId} AND i.day = the.day::date
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(coalesce(b.quantity, 100000)), 0) AS places FROM unit_blocks b
        WHERE b.unit_id = ${unitId} AND b.from_day <= the.day AND b.to_day > the.day
          AND b.source IS DISTINCT FROM ${source}) others
    WHERE i.day IS NULL OR i.closed OR i.stopped OR i.held + i.sold + others.places >= i.allotment
    ORDER BY 1`.execute(db);
  return rows.map(({ day }) => day);
}
