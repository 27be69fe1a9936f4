import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { reviewPhotosDropped, reviewVideosDropped } from '../events.ts';
import type { ReviewStatus } from '../schema.ts';
import { recordReviewEvent } from './record-review-event.ts';
import { refreshRatings } from './refresh-ratings.ts';

/**
 * Anonymizes the reviews of these bookings; with `withWords` it removes the reviews from the site as well and erases
 * their texts. Photos, videos, former versions and the text of an appeal are erased in any case. Averages and pages are
 * updated. Idempotent. @returns how many
 */
export async function eraseAuthor(
  tx: Tx,
  queue: Queue,
  { bookingIds, withWords, actor }: { bookingIds: readonly string[]; withWords: boolean; actor: Actor },
  now: Date,
): Promise<number> {
  if (bookingIds.length === 0) return 0;
  const reviews = await tx
    .selectFrom('reviews')
    .select(['id', 'status', 'product_id as productId'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  await eraseBeside(
    tx,
    queue,
    reviews.map(({ id }) => id),
  );
  for (const { id, status } of reviews) {
    const from = status as ReviewStatus;
    const to = withWords ? outOf[from] : from;
    await tx
      .updateTable('reviews')
      .set({ author_name: erased.author, status: to, ...(withWords && noWords) })
      .where('id', '=', id)
      .execute();
    await recordReviewEvent(tx, { reviewId: id, from, to, actor, reason: 'erased', now });
  }
  const products = [...new Set(reviews.map(({ productId }) => productId))].sort((a, b) => a - b);
  if (withWords && products.length > 0) await refreshRatings(tx, products);
  if (reviews.length > 0)
    await announceChange(tx, ['catalogue', ...products.map((product) => `product:${product}`)]);
  return reviews.length;
}

/** Erases the guest's personal data attached to reviews. */
async function eraseBeside(tx: Tx, queue: Queue, reviewIds: readonly number[]): Promise<void> {
  if (reviewIds.length === 0) return;
  const photos = await tx
    .deleteFrom('review_photos')
    .where('review_id', 'in', reviewIds)
    .returning('id')
    .execute();
  if (photos.length > 0) await queue.send(tx, reviewPhotosDropped, { photoIds: photos.map(({ id }) => id) });
  const videos = await tx
    .deleteFrom('review_videos')
    .where('review_id', 'in', reviewIds)
    .returning('id')
    .execute();
  if (videos.length > 0) await queue.send(tx, reviewVideosDropped, { videoIds: videos.map(({ id }) => id) });
  await tx.deleteFrom('review_versions').where('review_id', 'in', reviewIds).execute();
  await tx
    .updateTable('review_appeals')
    .set({ words: erased.fullName, answer: '' })
    .where('review_id', 'in', reviewIds)
    .execute();
}

const outOf: Record<ReviewStatus, ReviewStatus> = {
  published: 'hidden',
  hidden: 'hidden',
  pending: 'rejected',
  rejected: 'rejected',
};

const noWords = { title: erased.fullName, pros: '', cons: '', content: '', reply: null };
