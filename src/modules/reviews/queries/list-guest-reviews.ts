import type { Executor } from '#platform/db/connect.ts';

/** What was written after the trips of these bookings, in whatever state it is, by id. */
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
    ])
    .where('booking_id', 'in', bookingIds.length > 0 ? bookingIds : [null])
    .orderBy('reviews.id')
    .execute();
}
