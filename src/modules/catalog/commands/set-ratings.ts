import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Prints what guests think on products: the average 1–10 with one decimal, null before the first review, and of how
 * many. Reviews work it out. The products are locked in the order of their ids.
 */
export async function setRatings(
  tx: Tx,
  ratings: { productId: number; average: number | null; count: number }[],
): Promise<void> {
  await sql`select id from products where id = any(${ratings.map((rating) => rating.productId)}::int[])
    order by id for update`.execute(tx);
  for (const { productId, average, count } of ratings) {
    await tx
      .updateTable('products')
      .set({ rating_avg: average, rating_count: count })
      .where('id', '=', productId)
      .execute();
  }
}
