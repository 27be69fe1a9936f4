import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { planPriceSql } from './plan-price-sql.ts';

export interface CalendarDay {
  day: string;
  /** The lowest price over units with places left, under the cheapest plan; null where nothing can be had. */
  priceVnd: number | null;
  /** Places left over all units. */
  left: number;
  /** No unit is on sale, whether or not places are left. */
  closed: boolean;
  holiday: string | null;
}

/** The price calendar of a product: every day from `from` up to but not including `to`. One statement. */
export async function listMonthPrices(
  db: Executor,
  productId: number,
  from: string,
  to: string,
  now: Date = new Date(),
): Promise<CalendarDay[]> {
  const { rows } = await sql<CalendarDay>`
    WITH unit_days AS (
      SELECT f.day, f.places, f.places > 0 AS is_free,
        (SELECT min(${planPriceSql(sql`r.price_vnd`)}) FROM rate_plans plan WHERE plan.product_id = u.product_id AND plan.status)
          AS price_vnd
      FROM units u
      JOIN free_places(
        ARRAY(SELECT id FROM units WHERE product_id = ${productId}), ${from}::date, ${to}::date, ${now}::timestamptz
      ) f ON f.unit_id = u.id AND NOT f.closed
      JOIN daily_rates r ON r.unit_id = u.id AND r.day = f.day
      WHERE u.product_id = ${productId} AND u.status
    )
    SELECT to_char(d, 'YYYY-MM-DD') AS day, min(price_vnd) FILTER (WHERE is_free) AS "priceVnd",
      coalesce(sum(places), 0)::int AS "left", count(unit_days.day) = 0 AS closed,
      (SELECT title FROM holidays h WHERE d::date BETWEEN h.from_on AND h.to_on
        ORDER BY h.is_public_holiday DESC, h.holiday_on LIMIT 1) AS holiday
    FROM generate_series(${from}::date, ${to}::date - 1, interval '1 day') AS d
    LEFT JOIN unit_days ON unit_days.day = d::date
    GROUP BY d ORDER BY d`.execute(db);
  return rows;
}
