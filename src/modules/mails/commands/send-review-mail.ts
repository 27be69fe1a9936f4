import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { reviewMail } from '#modules/mails/view/review-mail.tsx';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { sendMail } from './send-mail.ts';

/** Asks the guest of a finished trip for a review, once for a booking. */
export async function sendReviewMail(app: App, { bookingId }: { bookingId: string }): Promise<void> {
  const now = app.clock.now();
  const [booking, company] = await Promise.all([getBooking(app.db, bookingId, now), getSettings(app.db)]);
  if (booking.state !== 'completed') return;
  const reviewUrl = `${app.config.publicUrl}/danh-gia/${reviewLinkToken.sign(app.secrets.token, booking.code, now)}`;
  const mail = reviewMail({ booking, company, reviewUrl });
  await sendMail(app, mail, {
    key: `review_invited:${bookingId}`,
    bookingId,
    template: 'review_invited',
    recipient: booking.contact.email,
  });
}
