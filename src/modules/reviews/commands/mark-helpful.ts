import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';

export type MarkHelpfulResult =
  | { ok: true; productId: number; helpfulCount: number }
  | { ok: false; reason: 'unknown_review' | AdmissionRefusal };

/**
 * Records that somebody found a published review helpful. `voter` stands for them without telling who they are: each
 * counts once, and only votes that count are charged to the sender's limit.
 */
export function markHelpful(
  db: Database,
  { reviewId, voter, sender }: { reviewId: number; voter: string; sender: Sender },
  now: Date,
): Promise<MarkHelpfulResult> {
  return db.transaction().execute(async (tx): Promise<MarkHelpfulResult> => {
    const review = await tx
      .selectFrom('reviews')
      .select(['product_id as productId', 'helpful_count as helpfulCount'])
      .where('id', '=', reviewId)
      .where('status', '=', 'published')
      .forUpdate()
      .executeTakeFirst();
    if (!review) return { ok: false, reason: 'unknown_review' };
    const known = await tx
      .selectFrom('review_votes')
      .select('at')
      .where('review_id', '=', reviewId)
      .where('voter', '=', voter)
      .executeTakeFirst();
    if (known) return { ok: true, ...review };
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    await tx.insertInto('review_votes').values({ review_id: reviewId, voter, at: now }).execute();
    const helpfulCount = review.helpfulCount + 1;
    await tx.updateTable('reviews').set({ helpful_count: helpfulCount }).where('id', '=', reviewId).execute();
    await announceChange(tx, [`product:${review.productId}`]);
    return { ok: true, productId: review.productId, helpfulCount };
  });
}
