import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** What an item of a booking stands at: what it is sold for and what its supplier gets, in đồng. */
export interface ItemCost {
  position: number;
  amountVnd: number;
  /** Null where nobody has said what it costs. */
  costVnd: number | null;
  /** What the lines say so far of its cost, and of how much of the amount they say it. */
  writtenVnd: number;
  costedVnd: number;
}

/** Every item of a booking that was ever sold; none before it is. */
export async function listItemCosts(db: Executor, bookingId: string): Promise<ItemCost[]> {
  const { rows } = await sql<ItemCost>`
    SELECT position, sum(amount_vnd)::bigint AS "amountVnd", coalesce(sum(cost_vnd), 0)::bigint AS "writtenVnd",
      sum(costed_vnd)::bigint AS "costedVnd",
      CASE WHEN sum(costed_vnd) = sum(amount_vnd) THEN sum(cost_vnd)::bigint END AS "costVnd"
    FROM sale_lines WHERE booking_id = ${bookingId} GROUP BY position ORDER BY position`.execute(db);
  return rows;
}
