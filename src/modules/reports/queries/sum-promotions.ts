import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { KeyedValues } from './sum-sales.ts';

/** What was sold with a code, and what that took off. */
export async function sumPromotions(
  db: Executor,
  { by, fromOn, untilOn }: ReportAsk,
): Promise<KeyedValues[]> {
  const key =
    { ngay: sql`day::text`, thang: sql`to_char(day, 'YYYY-MM')` }[by as string] ?? sql`promotion_id::text`;
  const { rows } = await sql<{ key: string } & Record<string, number>>`
    SELECT ${key} AS key, count(DISTINCT booking_id) FILTER (WHERE cause = 'sold')::int AS bookings,
      sum(discount_vnd)::bigint AS "discountVnd", sum(amount_vnd)::bigint AS "revenueVnd"
    FROM sale_lines WHERE promotion_id IS NOT NULL AND day BETWEEN ${fromOn}::date AND ${untilOn}::date
    GROUP BY 1`.execute(db);
  return rows.map(({ key, ...values }) => ({ key, values }));
}
