import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Current or future closed days, with the items that still wait for a guest's choice. */
export interface Storm {
  id: string;
  title: string;
  reason: string;
  note: string;
  fromOn: string;
  toOn: string;
  trips: number;
  guests: number;
  amountVnd: number;
}

/** The closings that are not over on a day (ISO), the nearest first. */
export async function listStorms(db: Executor, today: string): Promise<Storm[]> {
  const { rows } = await sql<Storm>`
    SELECT d.id, d.title, d.reason, d.note, d.from_on AS "fromOn", d.to_on AS "toOn",
      count(i.id)::int AS trips,
      coalesce(sum(i.adults + cardinality(i.child_ages)), 0)::int AS guests,
      coalesce(sum(i.amount_vnd), 0)::bigint AS "amountVnd"
    FROM disruptions d
      LEFT JOIN disruption_items h ON h.disruption_id = d.id AND h.outcome IS NULL AND h.ended_at IS NULL
      LEFT JOIN booking_items i ON i.booking_id = h.booking_id AND i.position = h.position
    WHERE d.ended_at IS NULL AND d.to_on >= ${today}::date
    GROUP BY d.id ORDER BY d.from_on LIMIT 3`.execute(db);
  return rows;
}
