import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

export interface LockedDays {
  unitId: number;
  day: string;
  allotment: number;
  held: number;
  sold: number;
  /** Taken on other channels, maybe more than are left. */
  blocked: number;
  closed: boolean;
  /** Nothing takes place: held places cannot be sold either. */
  stopped: boolean;
}

/**
 * Locks rows of `inventory` in the common order, by unit and then day, and returns their state. A multi-row UPDATE
 * guarantees no order, so every change of counters locks here first. Days without a row are left out.
 */
export async function lockDays(
  tx: Tx,
  places: readonly { unitId: number; day: string }[],
): Promise<LockedDays[]> {
  const { rows } = await sql<LockedDays>`
    SELECT i.unit_id AS "unitId", i.day, i.allotment, i.held, i.sold, i.blocked, i.closed, i.stopped
    FROM inventory i
    JOIN (
      SELECT DISTINCT unit_id, day
      FROM unnest(${places.map((place) => place.unitId)}::int[], ${places.map((place) => place.day)}::date[])
        AS wanted (unit_id, day)
    ) wanted USING (unit_id, day)
    ORDER BY i.unit_id, i.day
    FOR UPDATE OF i`.execute(tx);
  return rows;
}
