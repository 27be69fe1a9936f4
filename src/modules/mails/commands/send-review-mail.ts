import { travelledItems } from '#modules/booking/active-items.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { rejectionMail, reviewMail } from '#modules/mails/view/review-mail.tsx';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { findRejectedReview } from '#modules/reviews/queries/list-reviews.ts';
import { type RejectReason, rejectReasonLabels } from '#modules/reviews/rules/reject-reasons.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { sendMail } from './send-mail.ts';

/** Asks the guest of a finished trip for a review of what they were at, once for a booking; not of what nobody came to. */
export async function sendReviewMail(app: App, { bookingId }: { bookingId: string }): Promise<void> {
  const now = app.clock.now();
  const [booking, company] = await Promise.all([getBooking(app.db, bookingId, now), getSettings(app.db)]);
  const noShows = booking.arrivals.filter(({ kind }) => kind === 'no_show').map(({ position }) => position);
  const travelled = travelledItems(booking.quote, noShows);
  if (booking.state !== 'completed' || travelled.length === 0) return;
  const reviewUrl = `${app.config.publicUrl}/danh-gia/${reviewLinkToken.sign(app.secrets.token, booking.code, now)}`;
  const mail = reviewMail({
    booking,
    company,
    reviewUrl,
    titles: travelled.map((item) => item.productTitle),
  });
  await sendMail(app, mail, {
    key: `review_invited:${bookingId}`,
    bookingId,
    template: 'review_invited',
    recipient: booking.contact.email,
  });
}

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
