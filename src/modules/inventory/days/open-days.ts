import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Opens days that have no row yet, from `from` up to but not including `to`, with the unit's quantity as allotment.
 * Existing days stay unchanged, so it is idempotent.
 * @param weekdays ISO weekdays 1–7 of units that do not run every day; all by default
 * @returns the number of added rows
 */
export async function openDays(
  tx: Tx,
  { unitIds, from, to, weekdays }: { unitIds: number[]; from: string; to: string; weekdays?: number[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO inventory (unit_id, day, allotment)
    SELECT u.id, day::date, u.quantity
    FROM units u CROSS JOIN generate_series(${from}::date, ${to}::date - 1, INTERVAL '1 day') AS day
    WHERE u.id = ANY (${unitIds}::int[])
      AND extract(isodow FROM day)::int = ANY (${weekdays ?? [1, 2, 3, 4, 5, 6, 7]}::int[])
    ORDER BY u.id, day
    ON CONFLICT (unit_id, day) DO NOTHING`.execute(tx);
  return Number(numAffectedRows);
}
