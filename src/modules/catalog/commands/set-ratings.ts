import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Sets the review scores of products: the average 1–10 with one decimal (null before the first review) and the number
 * of reviews. The reviews module calculates them. Rows are locked in the order of their ids, but not against bookings,
 * which refer to products in an order of their own.
 */
export async function setRatings(
  tx: Tx,
  ratings: { productId: number; average: number | null; count: number }[],
): Promise<void> {
  await sql`SELECT id FROM products WHERE id = ANY(${ratings.map((rating) => rating.productId)}::int[])
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  for (const { productId, average, count } of ratings) {
    await tx
      .updateTable('products')
      .set({ rating_avg: average, rating_count: count })
      .where('id', '=', productId)
      .execute();
  }
}

/**
 * Sets the position of products in the default order of lists. Unchanged products are not touched, so that no process
 * reads them again. Rows are locked like those of `setRatings`. @returns how many changed
 */
export async function setRankings(
  tx: Tx,
  rankings: { productId: number; ranking: number }[],
): Promise<number> {
  const ids = rankings.map(({ productId }) => productId);
  const values = rankings.map(({ ranking }) => ranking);
  const { rows } = await sql`
    WITH wanted AS (
      SELECT p.id, w.ranking FROM products p
        JOIN unnest(${ids}::int[], ${values}::int[]) AS w (id, ranking) ON w.id = p.id
      WHERE p.ranking <> w.ranking ORDER BY p.id FOR NO KEY UPDATE OF p
    )
    UPDATE products p SET ranking = wanted.ranking FROM wanted WHERE p.id = wanted.id RETURNING p.id`.execute(
    tx,
  );
  return rows.length;
}
