import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

export interface CounterDifference {
  unitId: number;
  day: string;
  held: number;
  heldByLedger: number;
  sold: number;
  soldByLedger: number;
}

/** Rows whose counters are not the sum of their holds. Must be empty at any moment; anything else is an alarm. */
export async function compareCountersWithLedger(db: Executor): Promise<CounterDifference[]> {
  const { rows } = await sql<CounterDifference>`
    SELECT i.unit_id AS "unitId", i.day, i.held, coalesce(l.held, 0)::int AS "heldByLedger",
      i.sold, coalesce(l.sold, 0)::int AS "soldByLedger"
    FROM inventory i
    LEFT JOIN (
      SELECT unit_id, day,
        sum(quantity) FILTER (WHERE h.state = 'active') AS held,
        sum(quantity) FILTER (WHERE h.state = 'converted') AS sold
      FROM hold_lines JOIN holds h ON h.id = hold_id
      GROUP BY unit_id, day
    ) l USING (unit_id, day)
    WHERE i.held <> coalesce(l.held, 0) OR i.sold <> coalesce(l.sold, 0)
    ORDER BY i.unit_id, i.day`.execute(db);
  return rows;
}
