import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Days of a year on which the same service may be on sale at a reduced price, unless a legal reason is stated. */
export const mostSaleDays = 120;

/** The product that is on sale at a lowered price on the most days of a year. */
export interface LongestSale {
  title: string;
  year: number;
  days: number;
}

/**
 * The maximum, over the products that a deal covers and the years in which it runs, of days with a deal: this one, others
 * that are switched on without a stated reason, and deals of the product's own days. Null where it covers nothing.
 */
export function findLongestSale(db: Executor, promotionId: number): Promise<LongestSale | null> {
  return findLongest(db, {
    promotionId,
    products: sql`SELECT p.id FROM promotions a JOIN products p ON promotion_covers(a, p.id, p.kind)
      WHERE a.id = ${promotionId} AND p.status AND p.step = 1`,
    years: sql`SELECT extract(year FROM from_on)::int AS first, extract(year FROM to_on)::int AS last
      FROM promotions WHERE id = ${promotionId}`,
  });
}

/** The same for one product in the years of some days, with its current rules. */
export function findLongestSaleOf(
  db: Executor,
  productId: number,
  { from, to }: { from: string; to: string },
): Promise<LongestSale | null> {
  return findLongest(db, {
    promotionId: null,
    products: sql`SELECT ${productId}::int AS id`,
    years: sql`SELECT ${Number(from.slice(0, 4))}::int AS first, ${Number(to.slice(0, 4))}::int AS last`,
  });
}

interface SaleQuery {
  /** Counted even when it is switched off. */
  promotionId: number | null;
  products: RawBuilder<unknown>;
  years: RawBuilder<unknown>;
}

/** Each unit of a product is a service of its own: a deal on one does not count for another. */
async function findLongest(
  db: Executor,
  { promotionId, products, years }: SaleQuery,
): Promise<LongestSale | null> {
  const { rows } = await sql<LongestSale>`
    WITH asked AS (${products}),
    years AS (
      SELECT y AS year, daterange(make_date(y, 1, 1), make_date(y + 1, 1, 1)) AS span
      FROM (${years}) of, generate_series(of.first, of.last) AS y
    ),
    deals AS (
      SELECT a.id AS product_id, NULL::int AS unit_id, daterange(o.from_on, o.to_on, '[]') AS days
      FROM asked a JOIN products p ON p.id = a.id JOIN promotions o ON promotion_covers(o, p.id, p.kind)
      WHERE o.id = ${promotionId}::int OR (o.code IS NULL AND o.status AND o.reason = '')
      UNION ALL
      SELECT r.product_id, r.unit_id, days FROM asked a JOIN price_rules r ON r.product_id = a.id
      CROSS JOIN LATERAL (
        SELECT daterange((r.params ->> 'from')::date, (r.params ->> 'to')::date, '[]') AS days
        WHERE NOT r.params ? 'weekdays'
        UNION ALL
        SELECT daterange(day::date, day::date, '[]')
        FROM generate_series((r.params ->> 'from')::date, (r.params ->> 'to')::date, interval '1 day') AS day
        WHERE r.params ? 'weekdays' AND r.params -> 'weekdays' @> to_jsonb(extract(isodow FROM day)::int)
      ) on_days
      WHERE r.kind = 'deal' AND coalesce(r.params ->> 'reason', '') = ''
    ),
    sold AS (
      SELECT a.id, u.id AS unit_id, range_agg(d.days) AS days
      FROM asked a LEFT JOIN units u ON u.product_id = a.id AND u.status
      JOIN deals d ON d.product_id = a.id AND (d.unit_id IS NULL OR d.unit_id = u.id)
      GROUP BY a.id, u.id
    )
    SELECT p.title, y.year, sum(upper(part * y.span) - lower(part * y.span))::int AS days
    FROM sold s JOIN products p ON p.id = s.id CROSS JOIN years y CROSS JOIN unnest(s.days) AS part
    WHERE part && y.span
    GROUP BY s.id, s.unit_id, p.title, y.year ORDER BY days DESC, p.title LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
