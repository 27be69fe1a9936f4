import { sql } from 'kysely';
import { setRatings } from '#modules/catalog/commands/set-ratings.ts';
import type { Tx } from '#platform/db/connect.ts';

/** Recalculates the averages of products from their published reviews and stores them on the products. */
export async function refreshRatings(tx: Tx, productIds: number[]): Promise<void> {
  const { rows } = await sql<{ productId: number; average: number | null; count: number }>`
    SELECT p.id AS "productId", round(avg(r.overall), 1) AS average, count(r.id)::int AS count
    FROM unnest(${productIds}::int[]) p (id)
    LEFT JOIN reviews r ON r.product_id = p.id AND r.status = 'published'
    GROUP BY p.id`.execute(tx);
  await setRatings(tx, rows);
}
