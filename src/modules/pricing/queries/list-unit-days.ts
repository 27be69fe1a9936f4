import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { planPriceSql } from './plan-price-sql.ts';

export interface UnitDay {
  unitId: number;
  title: string;
  day: string;
  left: number;
  closed: boolean;
  /** Under the cheapest plan; null where the day has no price. */
  priceVnd: number | null;
}

/** Every unit of a product day by day, from `from` up to but not including `to`. One statement. */
export async function listUnitDays(
  db: Executor,
  productId: number,
  from: string,
  to: string,
  now: Date = new Date(),
): Promise<UnitDay[]> {
  const { rows } = await sql<UnitDay>`
    SELECT u.id AS "unitId", u.title, f.day, CASE WHEN f.closed THEN 0 ELSE f.places END AS "left", f.closed,
      (SELECT min(${planPriceSql(sql`r.price_vnd`)}) FROM rate_plans plan WHERE plan.product_id = u.product_id AND plan.status)
        AS "priceVnd"
    FROM units u
    JOIN free_places(
      ARRAY(SELECT id FROM units WHERE product_id = ${productId}), ${from}::date, ${to}::date, ${now}::timestamptz
    ) f ON f.unit_id = u.id
    LEFT JOIN daily_rates r ON r.unit_id = u.id AND r.day = f.day
    WHERE u.product_id = ${productId} AND u.status
    ORDER BY u.position, u.id, f.day`.execute(db);
  return rows;
}
