import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { KeyedValues } from './sum-sales.ts';

/**
 * Where guests came from who booked on the site themselves, with what was sold to them. A booking is counted on the first of its items:
 * what is sold of it is written in one go, on one day.
 */
export async function sumSources(db: Executor, { by, fromOn, untilOn }: ReportAsk): Promise<KeyedValues[]> {
  const key =
    { ngay: sql`day::text`, thang: sql`to_char(day, 'YYYY-MM')` }[by as string] ?? sql`coalesce(source, '')`;
  const { rows } = await sql<{ key: string } & Record<string, number>>`
    SELECT ${key} AS key, sum(sold)::int AS bookings, coalesce(sum(sold) FILTER (WHERE source IS NOT NULL), 0)::int AS known,
      sum(amount_vnd)::bigint AS "revenueVnd"
    FROM (
      SELECT line.day, b.source, sum(line.amount_vnd) AS amount_vnd,
        count(DISTINCT line.booking_id) FILTER (WHERE line.cause = 'sold') AS sold
      FROM sale_lines line JOIN bookings b ON b.id = line.booking_id
      WHERE line.channel = 'web' AND line.day BETWEEN ${fromOn}::date AND ${untilOn}::date
      GROUP BY 1, 2) sums
    GROUP BY 1`.execute(db);
  return rows.map(({ key, ...values }) => ({ key, values }));
}
