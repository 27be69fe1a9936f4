import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { KeyedValues } from './sum-sales.ts';

/**
 * Sales on the site in a range of days by day and source, '' if unknown: `day`, `source`, `bookings`, `amount_vnd`. A
 * booking is counted on the day of its sale: its sale lines are written together.
 * @param are whether the days are few, so that each booking is looked up instead of all being read
 */
export function sourcesOfLines(days: RawBuilder<unknown>, are: 'few' | 'many'): RawBuilder<unknown> {
  const bookings =
    are === 'few'
      ? sql`CROSS JOIN LATERAL (SELECT source FROM bookings WHERE id = line.booking_id OFFSET 0) b`
      : sql`JOIN bookings b ON b.id = line.booking_id`;
  return sql`
    SELECT line.day, coalesce(b.source, '') AS source,
      (count(DISTINCT line.booking_id) FILTER (WHERE line.cause = 'sold'))::int AS bookings, sum(line.amount_vnd)::bigint AS amount_vnd
    FROM sale_lines line ${bookings}
    WHERE line.channel = 'web' AND ${days}
    GROUP BY 1, 2`;
}

/**
 * Sources of guests who booked on the site themselves, with their sales: summed days from the sums, later ones from
 * their lines. All at the same moment.
 */
export async function sumSources(db: Executor, { by, fromOn, untilOn }: ReportAsk): Promise<KeyedValues[]> {
  const key = { ngay: sql`day::text`, thang: sql`to_char(day, 'YYYY-MM')` }[by as string] ?? sql`source`;
  const summedOn = sql`(SELECT until_on FROM sale_days_summed)`;
  const inPeriod = sql`day BETWEEN ${fromOn}::date AND ${untilOn}::date`;
  const { rows } = await sql<{ key: string } & Record<string, number>>`
    SELECT ${key} AS key, sum(bookings)::int AS bookings,
      coalesce(sum(bookings) FILTER (WHERE source <> ''), 0)::int AS known, sum(amount_vnd)::bigint AS "revenueVnd"
    FROM (
      SELECT day, source, bookings, amount_vnd FROM sale_source_days WHERE ${inPeriod} AND day <= ${summedOn}
      UNION ALL ${sourcesOfLines(sql`${inPeriod} AND day > ${summedOn}`, 'few')}) sums
    GROUP BY 1`.execute(db);
  return rows.map(({ key, ...values }) => ({ key, values }));
}
