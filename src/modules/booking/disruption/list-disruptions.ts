import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** A closing as staff see it: how many bookings it hit and what became of them. Days are ISO. */
export interface DisruptionRow {
  id: string;
  title: string;
  fromOn: string;
  toOn: string;
  reason: string;
  createdBy: string;
  endedAt: Date | null;
  /** Bookings hit; and of these, how many guests have yet to choose, chose, or were paid back. */
  bookings: number;
  open: number;
  rebooked: number;
  credited: number;
  refunded: number;
}

/** Closings whose last day is not before `since`, newest first. One statement. */
export async function listDisruptions(db: Executor, since: string): Promise<DisruptionRow[]> {
  const { rows } = await sql<DisruptionRow>`
    SELECT d.id, d.title, d.from_on AS "fromOn", d.to_on AS "toOn", d.reason, d.created_by AS "createdBy",
      d.ended_at AS "endedAt",
      count(DISTINCT i.booking_id)::int AS bookings,
      (count(DISTINCT i.booking_id) FILTER (WHERE i.outcome IS NULL))::int AS open,
      (count(DISTINCT i.booking_id) FILTER (WHERE i.outcome = 'rebooked'))::int AS rebooked,
      (count(DISTINCT i.booking_id) FILTER (WHERE i.outcome = 'credited'))::int AS credited,
      (count(DISTINCT i.booking_id) FILTER (WHERE i.outcome = 'refunded'))::int AS refunded
    FROM disruptions d LEFT JOIN disruption_items i ON i.disruption_id = d.id
    WHERE d.to_on >= ${since}::date
    GROUP BY d.id
    ORDER BY d.created_at DESC`.execute(db);
  return rows;
}
