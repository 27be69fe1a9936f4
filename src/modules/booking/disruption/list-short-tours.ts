import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';

/** A departure of a shared tour that has been sold, to fewer guests than it needs. */
export interface ShortTour {
  productId: number;
  title: string;
  /** ISO date of departure. */
  day: string;
  guests: number;
  groupMin: number;
}

/** Guests of a departure that does not run are told three days before; staff hear of it from five days before. */
const [fewestDays, mostDays] = [3, 5];

/** The departures of the next days about which staff have to decide: those that are not guaranteed and have too few guests. */
export async function listShortTours(db: Executor, today: string): Promise<ShortTour[]> {
  const { rows } = await sql<ShortTour>`
    SELECT p.id AS "productId", p.title, i.from_on AS day, (p.details ->> 'groupMin')::int AS "groupMin",
      sum(i.adults + cardinality(i.child_ages))::int AS guests
    FROM booking_items i
      JOIN bookings b ON b.id = i.booking_id AND b.state = 'confirmed'
      JOIN products p ON p.id = i.product_id
    WHERE i.kind = 'tour' AND NOT b.quote -> 'items' -> i.position ? 'ended'
      AND i.from_on BETWEEN ${addDays(today, fewestDays)}::date AND ${addDays(today, mostDays)}::date
      AND p.details ->> 'tourType' = 'ghép đoàn' AND NOT coalesce((p.details ->> 'guaranteed')::boolean, false)
    GROUP BY p.id, i.from_on
    HAVING sum(i.adults + cardinality(i.child_ages)) < (p.details ->> 'groupMin')::int
    ORDER BY i.from_on, p.title`.execute(db);
  return rows;
}
