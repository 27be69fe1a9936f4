import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Sales amount and cost of an item of a booking, in đồng. */
export interface ItemCost {
  position: number;
  amountVnd: number;
  /** Null if the cost is unknown. */
  costVnd: number | null;
  /** Cost in the sale lines so far, and the part of the amount that it covers. */
  writtenVnd: number;
  costedVnd: number;
}

/** Every item of a booking that was ever sold; empty before the booking is sold. */
export async function listItemCosts(db: Executor, bookingId: string): Promise<ItemCost[]> {
  const { rows } = await sql<ItemCost>`
    SELECT position, sum(amount_vnd)::bigint AS "amountVnd", coalesce(sum(cost_vnd), 0)::bigint AS "writtenVnd",
      sum(costed_vnd)::bigint AS "costedVnd",
      CASE WHEN sum(costed_vnd) = sum(amount_vnd) THEN sum(cost_vnd)::bigint END AS "costVnd"
    FROM sale_lines WHERE booking_id = ${bookingId} GROUP BY position ORDER BY position`.execute(db);
  return rows;
}
