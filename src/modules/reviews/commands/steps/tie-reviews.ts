import { sql } from 'kysely';
import type { TripType } from '#modules/reviews/rules/trip-types.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';

/** A review that came without the trip that it tells of. */
export interface LooseReview {
  id: number;
  productId: number;
  authorName: string;
  tripType: TripType;
  /** 'YYYY-MM'. */
  stayedIn: string;
  createdAt: Date;
}

/** The reviews that belong to no booking, oldest first. */
export async function listLooseReviews(db: Executor): Promise<LooseReview[]> {
  const { rows } = await sql<LooseReview>`
    SELECT id, product_id AS "productId", author_name AS "authorName", trip_type AS "tripType",
      to_char(stayed_on, 'YYYY-MM') AS "stayedIn", created_at AS "createdAt"
    FROM reviews WHERE booking_id IS NULL ORDER BY created_at, id`.execute(db);
  return rows;
}

/** Gives each review the booking of its trip; those that have one keep it. */
export async function tieReviews(
  tx: Tx,
  pairs: readonly { reviewId: number; bookingId: string }[],
): Promise<void> {
  const [reviews, bookings] = [
    pairs.map(({ reviewId }) => reviewId),
    pairs.map(({ bookingId }) => bookingId),
  ];
  await sql`
    UPDATE reviews r SET booking_id = tied.booking
    FROM unnest(${reviews}::int[], ${bookings}::uuid[]) AS tied (review, booking)
    WHERE r.id = tied.review AND r.booking_id IS NULL`.execute(tx);
}
