import type { Tx } from '#platform/db/connect.ts';
import type { ReviewStatus } from '../schema.ts';

/** Writes down what became of a review: never changed, never removed. */
export async function recordReviewEvent(
  tx: Tx,
  event: {
    reviewId: number;
    from: ReviewStatus | null;
    to: ReviewStatus;
    actor: 'guest' | `staff:${string}`;
    reason: string;
    note?: string;
    now: Date;
  },
): Promise<void> {
  const { reviewId, from, to, actor, reason, note = '', now } = event;
  await tx
    .insertInto('review_events')
    .values({ review_id: reviewId, from_status: from, to_status: to, actor, reason, note, at: now })
    .execute();
}
