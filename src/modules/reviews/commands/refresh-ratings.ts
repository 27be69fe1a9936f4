import { sql } from 'kysely';
import { setRatings } from '#modules/catalog/commands/set-ratings.ts';
import type { Tx } from '#platform/db/connect.ts';

/** Works out the averages of products from their published reviews and prints them on the products. */
export async function refreshRatings(tx: Tx, productIds: number[]): Promise<void> {
  const { rows } = await sql<{ productId: number; average: number | null; count: number }>`
    select p.id as "productId", round(avg(r.overall), 1) as average, count(r.id)::int as count
    from unnest(${productIds}::int[]) p (id)
    left join reviews r on r.product_id = p.id and r.status = 'published'
    group by p.id`.execute(tx);
  await setRatings(tx, rows);
}
