import { sql } from 'kysely';
import { lastDay, travelledItems } from '#modules/booking/active-items.ts';
import { findBookingOutline } from '#modules/booking/trip/find-booking.ts';
import { giftProduct, quotedProduct } from '#modules/catalog/commands/products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { canEdit, editableUntil } from '../rules/can-edit.ts';
import { type RejectReason, rejectReasonLabels } from '../rules/reject-reasons.ts';
import type { VideoFormat } from '../rules/shown-photo-url.ts';
import type { ReviewStatus } from '../schema.ts';
import type { ReviewView } from './list-reviews.ts';

/** How many days after its end a trip may be reviewed. */
const reviewDays = 90;

/** The products of a trip that its guest may review. */
export interface ReviewableTrip {
  bookingId: string;
  code: string;
  guestName: string;
  /** The trip is over and can be reviewed. */
  isOver: boolean;
  /** The last day (ISO) for reviews; null before the end of the trip. */
  closesOn: string | null;
  isOpen: boolean;
  /** Each product once; without those that did not take place. */
  items: {
    productId: number;
    kind: KindName;
    slug: string;
    title: string;
    from: string;
    to: string;
    months: string[];
    /** State of the review; null if none was written. */
    review: ReviewStatus | null;
  }[];
}

/** The trip of a booking as needed for reviews; null if there is no such booking. Two statements. */
export async function findReviewableTrip(
  db: Executor,
  code: string,
  now: Date,
): Promise<ReviewableTrip | null> {
  const booking = await findBookingOutline(db, code);
  if (!booking) return null;
  const { quote } = booking;
  const isOver = booking.state === 'completed';
  const endedOn = lastDay(quote);
  const closesOn = isOver && endedOn ? addDays(endedOn, reviewDays) : null;
  const written = await db
    .selectFrom('reviews')
    .select(['product_id as productId', 'status'])
    .where('booking_id', '=', booking.id)
    .execute();
  const travelled = travelledItems(quote, booking.noShows);
  const ofOurs = travelled.filter(
    ({ productSlug }) => productSlug !== quotedProduct.slug && productSlug !== giftProduct.slug,
  );
  const products = new Map(ofOurs.map((item) => [item.productId, item]));
  return {
    bookingId: booking.id,
    code,
    guestName: booking.fullName,
    isOver,
    closesOn,
    isOpen: closesOn !== null && dayInVietnam(now) <= closesOn,
    items: [...products.values()].map(({ productId, kind, productSlug, productTitle, from, to }) => ({
      productId,
      kind,
      slug: productSlug,
      title: productTitle,
      from,
      to,
      months: monthsOfTrip(from, to),
      review: (written.find((one) => one.productId === productId)?.status as ReviewStatus) ?? null,
    })),
  };
}

/** The months ('YYYY-MM') of a trip, at most the last two. */
function monthsOfTrip(from: string, to: string): string[] {
  return [...new Set([from.slice(0, 7), to.slice(0, 7)])];
}

export type OwnReview = Awaited<ReturnType<typeof listOwnReviews>>[number];

/** The reviews of a booking as its guest sees them: in any state, including photos that nobody else sees yet. */
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
  const ids = rows.map(({ id }) => id);
  const photos = await listPhotos(db, ids);
  const videos = await listVideos(db, ids);
  return rows.map(
    ({ createdAt, rejectReason, appealWords, isUpheld, appealAnswer, decidedAt, ...review }) => ({
      ...review,
      reason: rejectReason && rejectReasonLabels[rejectReason],
      photos: photos.filter(({ reviewId }) => reviewId === review.id).map(({ id }) => id),
      video: videos.find(({ reviewId }) => reviewId === review.id) ?? null,
      canEdit: canEdit({ createdAt, status: review.status }, now),
      editableUntil: editableUntil({ createdAt }).toISOString(),
      appeal:
        appealWords === null ? null : { words: appealWords, isUpheld, answer: appealAnswer ?? '', decidedAt },
      canAppeal: appealWords === null && (review.status === 'rejected' || review.status === 'hidden'),
    }),
  );
}

/** The photos of reviews in order, public or not. */
export function listPhotos(db: Executor, reviewIds: readonly number[]) {
  return db
    .selectFrom('review_photos')
    .select(['id', 'review_id as reviewId', 'width', 'height', 'shown_at as shownAt'])
    .where('review_id', 'in', reviewIds.length > 0 ? reviewIds : [0])
    .orderBy('position')
    .execute();
}

/** The videos of reviews, public or not. */
export function listVideos(db: Executor, reviewIds: readonly number[]) {
  return db
    .selectFrom('review_videos')
    .select(['id', 'review_id as reviewId', sql<VideoFormat>`format`.as('format'), 'has_poster as hasPoster'])
    .select(['width', 'height', 'duration_ms as durationMs', 'bytes', 'shown_at as shownAt'])
    .where('review_id', 'in', reviewIds.length > 0 ? reviewIds : [0])
    .execute();
}

/** A published review that can be reported; null for any other. */
export async function findReportable(db: Executor, id: number) {
  const row = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.title', 'r.author_name as authorName', 'p.title as product', 'p.slug'])
    .select(sql<KindName>`p.kind`.as('kind'))
    .where('r.id', '=', id)
    .where('r.status', '=', 'published')
    .executeTakeFirst();
  return row ?? null;
}
