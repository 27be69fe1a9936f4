import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** The reviews of these bookings, in any state, by id. */
export function listGuestReviews(db: Executor, bookingIds: readonly string[]) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'products.title as product',
      'author_name as authorName',
      'trip_type as tripType',
      'overall',
      'scores',
      'reviews.title',
      'pros',
      'cons',
      'reviews.content',
      'stayed_on as stayedOn',
      'reviews.status',
      'reply',
      'reviews.created_at as createdAt',
      sql<
        object[]
      >`(SELECT coalesce(jsonb_agg(jsonb_build_object('words', v.words, 'changedAt', v.written_at) ORDER BY v.id), '[]')
        FROM review_versions v WHERE v.review_id = reviews.id)`.as('formerVersions'),
      sql<string | null>`(SELECT a.words FROM review_appeals a WHERE a.review_id = reviews.id)`.as('appeal'),
      sql<
        string[]
      >`(SELECT coalesce(jsonb_agg(f.id ORDER BY f.position), '[]') FROM review_photos f WHERE f.review_id = reviews.id)`.as(
        'photos',
      ),
      sql<
        string | null
      >`(SELECT v.id || '.' || v.format FROM review_videos v WHERE v.review_id = reviews.id)`.as('video'),
    ])
    .where('booking_id', 'in', bookingIds.length > 0 ? bookingIds : [null])
    .orderBy('reviews.id')
    .execute();
}
