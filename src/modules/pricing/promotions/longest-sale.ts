import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** So many days of a year one and the same service may be on sale at a lowered price, unless a reason in law is stated. */
export const mostSaleDays = 120;

/** The product that is on sale at a lowered price on the most days of a year. */
export interface LongestSale {
  title: string;
  year: number;
  days: number;
}

/**
 * Of the products that a deal covers and the years that it runs in, the most days on which one of them has a deal: this one,
 * and others that are switched on and state no reason of their own. Null where it covers nothing.
 */
export async function findLongestSale(db: Executor, promotionId: number): Promise<LongestSale | null> {
  const { rows } = await sql<LongestSale>`
    WITH asked AS (SELECT * FROM promotions WHERE id = ${promotionId}),
    years AS (
      SELECT y AS year, daterange(make_date(y, 1, 1), make_date(y + 1, 1, 1)) AS span
      FROM asked, generate_series(extract(year FROM from_on)::int, extract(year FROM to_on)::int) AS y
    ),
    sold AS (
      SELECT p.title, range_agg(daterange(o.from_on, o.to_on, '[]')) AS days
      FROM asked JOIN products p ON promotion_covers(asked, p.id, p.kind)
      JOIN promotions o ON o.id = asked.id
        OR (o.code IS NULL AND o.status AND o.reason = '' AND promotion_covers(o, p.id, p.kind))
      WHERE p.status AND p.step = 1
      GROUP BY p.id
    )
    SELECT s.title, y.year, sum(upper(part * y.span) - lower(part * y.span))::int AS days
    FROM sold s, years y, unnest(s.days) AS part
    WHERE part && y.span
    GROUP BY s.title, y.year ORDER BY days DESC, s.title LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
