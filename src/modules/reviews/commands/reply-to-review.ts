import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { ReviewStatus } from '../schema.ts';
import { recordReviewEvent } from './record-review-event.ts';

/** Puts the host's answer under a review, in place of an older one. `by` is who answers, as guests read it. */
export async function replyToReview(
  db: Database,
  { id, by, content, actor }: { id: number; by: string; content: string; actor: `staff:${string}` },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'unknown_review' }> {
  return db.transaction().execute(async (tx) => {
    const review = await tx
      .updateTable('reviews')
      .set({ reply: json({ by, content, at: now.toISOString() }) })
      .where('id', '=', id)
      .returning(['status', 'product_id as productId'])
      .executeTakeFirst();
    if (!review) return { ok: false, reason: 'unknown_review' };
    const status = review.status as ReviewStatus;
    await recordReviewEvent(tx, { reviewId: id, from: status, to: status, actor, reason: 'replied', now });
    await announceChange(tx, [`product:${review.productId}`]);
    return { ok: true };
  });
}
