import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { writeReview } from '#modules/reviews/commands/write-review.ts';
import { guestReview } from '#modules/reviews/schema.ts';
import type { Database } from '#platform/db/connect.ts';
import { createFakeQueue } from '../support/fake-queue.ts';
import { createBookableHotel } from './bookable-hotel.ts';
import { bookAndPay } from './paid-booking.ts';

/** A sender that no limit counts. */
export const anySender = { isProven: false, counted: null } as const;

/** The form of a written review. */
export const saidOfTrip = {
  overall: '9',
  scores: { staff: '10' },
  title: 'Nhân viên rất ấm',
  content: 'Phòng sạch, sáng nào cũng có bún cá nóng. Chúng tôi sẽ quay lại.',
  tripType: 'cap-doi',
  stayedIn: '2026-12',
  authorName: 'Thu Hà',
};

/** The day on which the review is written. */
export const writtenAt = new Date('2026-12-04T03:00:00Z');

/** A pending review of a past stay from 1 to 3 December 2026. */
export async function createWrittenReview(db: Database) {
  const booked = new Date('2026-11-21T03:00:00Z');
  const { productId, unitIds } = await createBookableHotel(db, { from: '2026-11-21', to: '2026-12-20' });
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  const { code, id: bookingId } = await bookAndPay(db, createFakeQueue(), [stay], booked);
  await completeTrips(db, createFakeQueue(), writtenAt);
  const review = guestReview.parse(saidOfTrip);
  const written = await writeReview(db, { code, productId, review, sender: anySender }, writtenAt);
  if (!written.ok) throw new Error(written.reason);
  return { code, bookingId, productId, reviewId: written.id };
}
