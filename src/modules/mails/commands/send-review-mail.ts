import { travelledItems } from '#modules/booking/active-items.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import type { Mail } from '#modules/mails/view/mail.ts';
import {
  type AuthorMailContext,
  answeredMail,
  appealMail,
  publishedMail,
  rejectionMail,
} from '#modules/mails/view/rejection-mail.tsx';
import { reviewMail } from '#modules/mails/view/review-mail.tsx';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { findReviewForAuthorMail } from '#modules/reviews/queries/list-reviews.ts';
import { type RejectReason, rejectReasonLabels } from '#modules/reviews/rules/reject-reasons.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Asks the guest of a completed trip to review what they attended, once per booking; no-show items are left out. */
export async function sendReviewMail(app: App, { bookingId }: { bookingId: string }): Promise<void> {
  const now = app.clock.now();
  const [booking, company] = await Promise.all([getBooking(app.db, bookingId, now), getSettings(app.db)]);
  const noShows = booking.arrivals.filter(({ kind }) => kind === 'no_show').map(({ position }) => position);
  const travelled = travelledItems(booking.quote, noShows);
  if (booking.state !== 'completed' || travelled.length === 0) return;
  const reviewUrl = `${app.config.publicUrl}/danh-gia/${reviewLinkToken.sign(app.secrets.token, booking.code, now)}`;
  const items = [...new Map(travelled.map((item) => [item.productId, item])).values()];
  const renderPart = await renderMailParts(app.db, 'review_invited', company, {
    code: booking.code,
    name: booking.contact.fullName,
    products: items.map(({ productTitle }) => productTitle).join(', '),
  });
  const mail = reviewMail({ renderPart, company, reviewUrl, items });
  await sendMail(app, mail, {
    key: `review_invited:${bookingId}`,
    bookingId,
    template: 'review_invited',
    recipient: booking.contact.email,
  });
}

/** Notifies a review's author of an event; nothing when it no longer applies or the author is unknown. */
async function mailAuthor(
  app: App,
  { reviewId, key, template, mailOf, reason = '' }: ReviewMail & { reviewId: number; key: string },
): Promise<void> {
  const now = app.clock.now();
  const [review, company] = await Promise.all([
    findReviewForAuthorMail(app.db, reviewId),
    getSettings(app.db),
  ]);
  if (!review) return;
  const booking = await getBooking(app.db, review.bookingId, now);
  const { publicUrl } = app.config;
  const rulesUrl = `${publicUrl}/quy-che-danh-gia`;
  const renderPart = await renderMailParts(app.db, template, company, {
    name: booking.contact.fullName,
    product: review.product,
    review: review.title,
    answeredBy: review.reply?.by ?? '',
    reason,
    rulesLink: rulesUrl,
  });
  const mail = mailOf({
    renderPart,
    company,
    review,
    ownUrl: `${publicUrl}/danh-gia/${reviewLinkToken.sign(app.secrets.token, booking.code, now)}`,
    productUrl: `${publicUrl}${review.path}#danh-gia`,
    rulesUrl,
  });
  if (!mail) return;
  const recipient = booking.contact.email;
  await sendMail(app, mail, { key, bookingId: review.bookingId, template, recipient });
}

interface ReviewMail {
  template: 'review_rejected' | 'review_published' | 'review_answered' | 'review_appeal';
  mailOf: (about: AuthorMailContext) => Mail | null;
  /** Why it is not shown. */
  reason?: string;
}

/** Tells the author of a review why it is not shown and how to appeal; once per review and reason. */
export const sendRejectionMail = (
  app: App,
  { reviewId, reason }: { reviewId: number; reason: RejectReason },
): Promise<void> =>
  mailAuthor(app, {
    reviewId,
    key: `review_rejected:${reviewId}:${reason}`,
    template: 'review_rejected',
    mailOf: rejectionMail,
    reason: rejectReasonLabels[reason],
  });

/** Tells the author that their review is published, once for each publication by staff. */
export const sendPublishedMail = (
  app: App,
  { reviewId, eventId }: { reviewId: number; eventId: number },
): Promise<void> =>
  mailAuthor(app, {
    reviewId,
    key: `review_published:${reviewId}:${eventId}`,
    template: 'review_published',
    mailOf: publishedMail,
  });

/** Tells the author that their review was answered, once however often the answer is edited. */
export const sendAnsweredMail = (app: App, { reviewId }: { reviewId: number }): Promise<void> =>
  mailAuthor(app, {
    reviewId,
    key: `review_answered:${reviewId}`,
    template: 'review_answered',
    mailOf: answeredMail,
  });

/** Tells the author the decision on their appeal, once. */
export const sendAppealMail = (app: App, { reviewId }: { reviewId: number }): Promise<void> =>
  mailAuthor(app, {
    reviewId,
    key: `review_appeal:${reviewId}`,
    template: 'review_appeal',
    mailOf: appealMail,
  });
