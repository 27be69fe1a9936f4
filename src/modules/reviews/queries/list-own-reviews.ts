import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { canEdit, editableUntil } from '../rules/can-edit.ts';
import { type RejectReason, rejectReasonLabels } from '../rules/reject-reasons.ts';
import type { ReviewStatus } from '../schema.ts';
import type { ReviewView } from './list-reviews.ts';

export type OwnReview = Awaited<ReturnType<typeof listOwnReviews>>[number];

/** What the guest of a booking wrote, as they see it themselves: whatever state it is in, with photos that nobody else sees yet. */
export async function listOwnReviews(db: Executor, bookingId: string, now: Date) {
  const rows = await db
    .selectFrom('reviews as r')
    .leftJoin('review_appeals as a', 'a.review_id', 'r.id')
    .select([
      'r.id',
      'r.product_id as productId',
      sql<ReviewStatus>`r.status`.as('status'),
      'r.author_name as authorName',
      'r.trip_type as tripType',
      'r.overall',
      sql<Record<string, number>>`r.scores`.as('scores'),
      'r.title',
      'r.content',
      sql<string>`to_char(r.stayed_on, 'YYYY-MM')`.as('stayedIn'),
      sql<RejectReason | null>`r.reject_reason`.as('rejectReason'),
      sql<ReviewView['reply']>`r.reply`.as('reply'),
      'r.created_at as createdAt',
      'a.words as appealWords',
      'a.is_upheld as isUpheld',
      'a.answer as appealAnswer',
      'a.decided_at as decidedAt',
    ])
    .where('r.booking_id', '=', bookingId)
    .orderBy('r.id')
    .execute();
  const photos = await listPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(
    ({ createdAt, rejectReason, appealWords, isUpheld, appealAnswer, decidedAt, ...review }) => ({
      ...review,
      reason: rejectReason && rejectReasonLabels[rejectReason],
      photos: photos.filter(({ reviewId }) => reviewId === review.id).map(({ id }) => id),
      canEdit: canEdit({ createdAt, status: review.status }, now),
      editableUntil: editableUntil({ createdAt }).toISOString(),
      appeal:
        appealWords === null ? null : { words: appealWords, isUpheld, answer: appealAnswer ?? '', decidedAt },
      canAppeal: appealWords === null && (review.status === 'rejected' || review.status === 'hidden'),
    }),
  );
}

/** The photos of reviews in their order, shown or not. */
export function listPhotos(db: Executor, reviewIds: readonly number[]) {
  return db
    .selectFrom('review_photos')
    .select(['id', 'review_id as reviewId', 'width', 'height', 'shown_at as shownAt'])
    .where('review_id', 'in', reviewIds.length > 0 ? reviewIds : [0])
    .orderBy('position')
    .execute();
}

/** A published review that somebody wants to report; null for any other. */
export async function findReportable(db: Executor, id: number) {
  const row = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.title', 'r.author_name as authorName', 'p.title as product'])
    .where('r.id', '=', id)
    .where('r.status', '=', 'published')
    .executeTakeFirst();
  return row ?? null;
}
