import { findBookingOutline } from '#modules/booking/trip/find-booking.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { reviewPhotosMoved } from '../events.ts';
import { type AuthoredReview, authoredColumns, canEdit } from '../rules/can-edit.ts';
import { refreshRatings } from './refresh-ratings.ts';

export type AuthorRefusal = 'unknown_review' | 'edit_closed';

/**
 * Locks a guest's review of a product for editing, as long as that is still allowed. `code` is that of a booking to
 * which the sender has proven access.
 */
export async function lockOwnReview(
  tx: Tx,
  { code, productId }: { code: string; productId: number },
  now: Date,
): Promise<({ ok: true } & AuthoredReview) | { ok: false; reason: AuthorRefusal }> {
  const booking = await findBookingOutline(tx, code);
  const review = booking
    ? await tx
        .selectFrom('reviews')
        .select(authoredColumns)
        .where('booking_id', '=', booking.id)
        .where('product_id', '=', productId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!review) return { ok: false, reason: 'unknown_review' };
  const authored = review as AuthoredReview;
  return canEdit(authored, now) ? { ok: true, ...authored } : { ok: false, reason: 'edit_closed' };
}

/** Returns a review changed by its author to moderation: until then nobody else sees it, and it does not count in averages. */
export async function readAgain(
  tx: Tx,
  queue: Queue,
  { id, status, productId }: AuthoredReview,
): Promise<void> {
  if (status === 'pending') return;
  await tx
    .updateTable('reviews')
    .set({ status: 'pending', reject_reason: null })
    .where('id', '=', id)
    .execute();
  await queue.send(tx, reviewPhotosMoved, { reviewId: id });
  await announceChange(tx, ['review-counts']);
  if (status !== 'published') return;
  await refreshRatings(tx, [productId]);
  await announceChange(tx, ['catalogue', `product:${productId}`]);
}
