import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { KeyedValues } from './sum-sales.ts';

/**
 * Sales with a promotion code, and the discounts. A booking is counted on the first of its items: its sale lines are
 * written together, on one day and under one code.
 */
export async function sumPromotions(
  db: Executor,
  { by, fromOn, untilOn }: ReportAsk,
): Promise<KeyedValues[]> {
  const isTime = by === 'ngay' || by === 'thang';
  const key = { ngay: sql`of::text`, thang: sql`to_char(of, 'YYYY-MM')` }[by as string] ?? sql`of::text`;
  const { rows } = await sql<{ key: string } & Record<string, number>>`
    SELECT ${key} AS key, sum(bookings)::int AS bookings, sum(discount_vnd)::bigint AS "discountVnd",
      sum(amount_vnd)::bigint AS "revenueVnd"
    FROM (
      SELECT ${isTime ? sql`day` : sql`promotion_id`} AS of, sum(discount_vnd) AS discount_vnd, sum(amount_vnd) AS amount_vnd,
        count(*) FILTER (WHERE cause = 'sold' AND (position = 0 OR NOT EXISTS (
          SELECT FROM sale_lines first
          WHERE first.booking_id = line.booking_id AND first.position < line.position AND first.cause = 'sold'))) AS bookings
      FROM sale_lines line WHERE promotion_id IS NOT NULL AND day BETWEEN ${fromOn}::date AND ${untilOn}::date
      GROUP BY 1) sums
    GROUP BY 1`.execute(db);
  return rows.map(({ key, ...values }) => ({ key, values }));
}
