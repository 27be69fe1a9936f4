import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** Maximum provinces of a plan. */
const max = 6;

/**
 * Sets a plan's provinces from its products and places, in the order of its days, unless they were set by hand: public plans are
 * found by them. The caller holds the plan's lock.
 */
export async function nameProvinces(tx: Tx, planId: number): Promise<void> {
  await sql`
    INSERT INTO plan_provinces (plan_id, province_id, position)
    SELECT ${planId}, province_id, row_number() OVER (ORDER BY first) - 1 FROM (
      SELECT province_id, min(at) AS first FROM (
        SELECT coalesce(x.province_id, l.province_id) AS province_id,
          row_number() OVER (ORDER BY d.position, i.position, i.id) AS at
        FROM plan_items i JOIN plan_days d ON d.id = i.day_id
        LEFT JOIN places l ON l.id = i.place_id
        LEFT JOIN LATERAL (SELECT province_id FROM product_provinces
          WHERE product_id = i.product_id ORDER BY position LIMIT 1) x ON true
        WHERE i.plan_id = ${planId}) items
      WHERE province_id IS NOT NULL GROUP BY province_id ORDER BY first LIMIT ${max}) named
    WHERE NOT EXISTS (SELECT FROM plan_provinces WHERE plan_id = ${planId})`.execute(tx);
}
