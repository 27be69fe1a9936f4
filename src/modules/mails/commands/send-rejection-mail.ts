import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { rejectionMail } from '#modules/mails/view/review-mail.tsx';
import { findRejectedReview } from '#modules/reviews/queries/find-rejected-review.ts';
import { type RejectReason, rejectReasonLabels } from '#modules/reviews/rules/reject-reasons.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { sendMail } from './send-mail.ts';

/** Tells the author of a review why it is not shown and how to object; once for a review and reason. */
export async function sendRejectionMail(
  app: App,
  { reviewId, reason }: { reviewId: number; reason: RejectReason },
): Promise<void> {
  const [review, company] = await Promise.all([findRejectedReview(app.db, reviewId), getSettings(app.db)]);
  if (!review) return;
  const booking = await getBooking(app.db, review.bookingId, app.clock.now());
  const mail = rejectionMail({
    booking,
    company,
    review,
    reason: rejectReasonLabels[reason],
    rulesUrl: `${app.config.publicUrl}/quy-che-danh-gia`,
  });
  await sendMail(app, mail, {
    key: `review_rejected:${reviewId}:${reason}`,
    bookingId: review.bookingId,
    template: 'review_rejected',
    recipient: booking.contact.email,
  });
}
