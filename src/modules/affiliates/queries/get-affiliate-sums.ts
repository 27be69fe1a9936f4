import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** The results of an affiliate's links. Amounts are đồng. */
export interface AffiliateSums {
  /** In the last 30 days. */
  clicks: number;
  bookings: number;
  /** Commission of bookings whose trips are ahead. */
  expectedVnd: number;
  /** Earned and on no statement yet. */
  earnedVnd: number;
  /** On statements and not paid. */
  owedVnd: number;
  /** Paid, including withheld tax. */
  paidVnd: number;
}

/** @param today ISO day in Vietnam */
export async function getAffiliateSums(db: Executor, id: number, today: string): Promise<AffiliateSums> {
  const { rows } = await sql<AffiliateSums>`
    SELECT (SELECT coalesce(sum(clicks), 0) FROM affiliate_clicks WHERE affiliate_id = ${id} AND day > ${today}::date - 30)::int
        AS clicks,
      (SELECT count(*) FROM affiliate_bookings WHERE affiliate_id = ${id} AND state IN ('booked', 'earned')
        AND booked_at > (${today}::date - 30)::timestamptz)::int AS bookings,
      (SELECT coalesce(sum(expected_vnd), 0) FROM affiliate_bookings WHERE affiliate_id = ${id} AND state = 'booked')::bigint
        AS "expectedVnd",
      (lines - closed)::bigint AS "earnedVnd", (closed - paid)::bigint AS "owedVnd", paid::bigint AS "paidVnd"
    FROM (SELECT (SELECT coalesce(sum(amount_vnd), 0) FROM affiliate_lines WHERE affiliate_id = ${id}) AS lines,
      (SELECT coalesce(sum(amount_vnd), 0) FROM affiliate_statements WHERE affiliate_id = ${id}) AS closed,
      (SELECT coalesce(sum(amount_vnd + withheld_vnd), 0) FROM affiliate_payments WHERE affiliate_id = ${id}) AS paid) sums`.execute(
    db,
  );
  return rows[0] as AffiliateSums;
}
