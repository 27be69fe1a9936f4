import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import type { ReviewStatus } from '../schema.ts';
import { refreshRatings } from './refresh-ratings.ts';

/** Publishes, rejects or hides a review; the product's averages follow in the same transaction. Safe to repeat. */
export async function moderateReview(
  db: Database,
  { id, status }: { id: number; status: ReviewStatus },
): Promise<{ ok: true } | { ok: false; reason: 'unknown_review' }> {
  return db.transaction().execute(async (tx) => {
    const review = await tx
      .updateTable('reviews')
      .set({ status })
      .where('id', '=', id)
      .returning('product_id as productId')
      .executeTakeFirst();
    if (!review) return { ok: false, reason: 'unknown_review' };
    await refreshRatings(tx, [review.productId]);
    await announceChange(tx, ['catalogue', `product:${review.productId}`]);
    return { ok: true };
  });
}
