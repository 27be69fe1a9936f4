import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender, SenderRefusal } from '#platform/bots/sender.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { findReviewableTrip } from '../queries/find-reviewable-trip.ts';
import type { GuestReview } from '../schema.ts';
import { recordReviewEvent } from './record-review-event.ts';

export type WriteReviewRefusal =
  | 'unknown_booking'
  | 'not_over'
  | 'closed'
  | 'not_in_trip'
  | 'already_reviewed'
  | AdmissionRefusal;
export type WriteReviewResult =
  | { ok: true; id: number }
  | { ok: false; reason: WriteReviewRefusal }
  | { ok: false; reason: 'wrong_field'; field: string };

/** Error messages when a review is refused, for the guest, on the page as in the API. */
export const writeReviewRefusals: Record<WriteReviewRefusal | SenderRefusal | 'wrong_field', string> = {
  ...senderRefusals,
  unknown_booking: 'Không tìm thấy đặt chỗ này. Vui lòng mở lại liên kết trong thư.',
  not_over: 'Chuyến đi chưa kết thúc. Vui lòng đánh giá sau khi về.',
  closed: 'Đã quá 90 ngày từ khi chuyến đi kết thúc, nên chuyến này không nhận đánh giá nữa.',
  not_in_trip: 'Đặt chỗ này không có dịch vụ bạn muốn đánh giá.',
  already_reviewed: 'Bạn đã đánh giá dịch vụ này cho chuyến đi này.',
  wrong_field: 'Có mục không thuộc đánh giá của dịch vụ này. Vui lòng xem lại rồi gửi lại.',
};

/**
 * Stores a guest's review of a product of a finished trip, for moderation. One review per product and booking, however
 * often it is sent. `code` is that of a booking to which the sender has proven access.
 */
export async function writeReview(
  db: Executor,
  {
    code,
    productId,
    review,
    sender,
  }: { code: string; productId: number; review: GuestReview; sender: Sender },
  now: Date,
): Promise<WriteReviewResult> {
  return inTransaction(db, async (tx): Promise<WriteReviewResult> => {
    const trip = await findReviewableTrip(tx, code, now);
    if (!trip) return { ok: false, reason: 'unknown_booking' };
    if (!trip.isOver) return { ok: false, reason: 'not_over' };
    if (!trip.isOpen) return { ok: false, reason: 'closed' };
    const item = trip.items.find((one) => one.productId === productId);
    if (!item) return { ok: false, reason: 'not_in_trip' };
    const known = kindProfiles[item.kind].criteria.map(({ key }) => key);
    const stranger = Object.keys(review.scores).find((key) => !known.includes(key));
    if (stranger) return { ok: false, reason: 'wrong_field', field: `scores.${stranger}` };
    if (!item.months.includes(review.stayedIn))
      return { ok: false, reason: 'wrong_field', field: 'stayedIn' };
    if (item.review) return { ok: false, reason: 'already_reviewed' };
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    const row = await tx
      .insertInto('reviews')
      .values({
        product_id: productId,
        booking_id: trip.bookingId,
        author_name: review.authorName,
        trip_type: review.tripType,
        overall: review.overall,
        scores: json(review.scores),
        title: review.title,
        pros: review.pros,
        cons: review.cons,
        content: review.content,
        stayed_on: `${review.stayedIn}-01`,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['booking_id', 'product_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'already_reviewed' };
    await recordReviewEvent(tx, {
      reviewId: row.id,
      from: null,
      to: 'pending',
      actor: 'guest',
      reason: sender.isProven ? 'written' : 'written_unproven',
      now,
    });
    await announceChange(tx, ['review-counts']);
    return { ok: true, id: row.id };
  });
}
