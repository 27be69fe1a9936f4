import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { KeyedValues } from './sum-sales.ts';

/** Clicks, sales and cost of affiliates, each step on its own day: opened, booked, earned or taken back, closed, paid. */
export async function sumAffiliates(
  db: Executor,
  { by, fromOn, untilOn }: ReportAsk,
): Promise<KeyedValues[]> {
  const key =
    { ngay: sql`day::text`, thang: sql`to_char(day, 'YYYY-MM')` }[by as string] ?? sql`affiliate_id::text`;
  const [from, until] = [instantInVietnam(fromOn), instantInVietnam(addDays(untilOn, 1))];
  const { rows } = await sql<{ key: string } & Record<string, number>>`
    SELECT ${key} AS key, sum(clicks)::int AS clicks, sum(bookings)::int AS bookings, sum(base)::bigint AS "baseVnd",
      sum(commission)::bigint AS "commissionVnd", sum(closed)::bigint AS "closedVnd", sum(paid)::bigint AS "paidVnd"
    FROM (
      SELECT affiliate_id, day, clicks, 0 AS bookings, 0 AS base, 0 AS commission, 0 AS closed, 0 AS paid FROM affiliate_clicks
      WHERE day BETWEEN ${fromOn}::date AND ${untilOn}::date
      UNION ALL
      SELECT affiliate_id, (booked_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 0, 1, 0, 0, 0, 0 FROM affiliate_bookings
      WHERE booked_at >= ${from} AND booked_at < ${until} AND state IN ('booked', 'earned')
      UNION ALL
      SELECT affiliate_id, day, 0, 0, base_vnd, amount_vnd, 0, 0 FROM affiliate_lines
      WHERE day BETWEEN ${fromOn}::date AND ${untilOn}::date
      UNION ALL
      SELECT affiliate_id, (closed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 0, 0, 0, 0, amount_vnd, 0 FROM affiliate_statements
      WHERE closed_at >= ${from} AND closed_at < ${until}
      UNION ALL
      SELECT affiliate_id, paid_on, 0, 0, 0, 0, 0, amount_vnd + withheld_vnd FROM affiliate_payments
      WHERE paid_on BETWEEN ${fromOn}::date AND ${untilOn}::date
    ) step GROUP BY 1`.execute(db);
  return rows.map(({ key, ...values }) => ({ key, values }));
}
