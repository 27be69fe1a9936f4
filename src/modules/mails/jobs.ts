import { render, toPlainText } from '@react-email/render';
import { issueTripLinkToken } from '#modules/booking/access/issue-trip-link-token.ts';
import * as events from '#modules/booking/events.ts';
import { signCounterLinkToken } from '#modules/booking/payment/counter-link-token.ts';
import { type BookingView, getBooking } from '#modules/booking/trip/find-booking.ts';
import * as requestEvents from '#modules/enquiries/events.ts';
import { getEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import { newsletterAsked } from '#modules/newsletter/events.ts';
import * as refundEvents from '#modules/payments/events.ts';
import { reviewRejected } from '#modules/reviews/events.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { postMail } from './commands/post-mail.ts';
import { sendNewsletterMail } from './commands/send-newsletter-mail.ts';
import { sendRefundMail } from './commands/send-refund-mail.ts';
import { sendRejectionMail } from './commands/send-rejection-mail.ts';
import { sendReviewMail } from './commands/send-review-mail.ts';
import { tripAttachments } from './queries/trip-attachments.ts';
import { bookingMails, type MailTemplate } from './view/booking-mails.tsx';
import { type EnquiryMailTemplate, enquiryMails } from './view/enquiry-mails.tsx';
import type { RefundMailTemplate } from './view/refund-mails.tsx';

interface Announced {
  bookingId: string;
  refundId?: string;
  daysBefore?: number;
  /** What tells one mail from the next of its kind about the same booking. */
  choiceBy?: string;
  at?: string;
  creditCode?: string;
}

export interface BookingMailJob {
  type: JobType<Announced>;
  handle(app: App, data: Announced): Promise<void>;
}

/** Which mail follows which event. */
const mailOf: [JobType<Announced>, MailTemplate][] = [
  [events.bookingHeld, 'held'],
  [events.bookingRequested, 'requested'],
  [events.bookingAccepted, 'accepted'],
  [events.bookingDeclined, 'declined'],
  [events.bookingBalanceReminded as JobType<Announced>, 'balance_reminded'],
  [events.counterChosen, 'counter_chosen'],
  [events.bookingConfirmed, 'confirmed'],
  [events.bookingSupplierConfirmed as JobType<Announced>, 'supplier_confirmed'],
  [events.bookingExpired, 'expired'],
  [events.bookingCancelled, 'cancelled'],
  [events.bookingPartlyPaid, 'partly_paid'],
  [events.bookingPaymentLate, 'payment_late'],
  [events.bookingDisrupted as JobType<Announced>, 'disrupted'],
  [events.bookingChoiceReminded as JobType<Announced>, 'choice_reminded'],
  [events.bookingReopened as JobType<Announced>, 'reopened'],
  [events.bookingRebooked as JobType<Announced>, 'rebooked'],
  [events.bookingCredited as JobType<Announced>, 'credited'],
  [events.bookingRefundRequested as JobType<Announced>, 'refund_requested'],
  [events.passengersSaved as JobType<Announced>, 'passengers_saved'],
];

export const bookingMailJobs: BookingMailJob[] = mailOf.map(([type, template]) => ({
  type,
  handle: (app, data) => sendBookingMail(app, template, data),
}));

/** Those that carry the vouchers as they are now. */
const withVouchers: MailTemplate[] = ['confirmed', 'rebooked', 'supplier_confirmed'];

async function sendBookingMail(
  app: App,
  template: MailTemplate,
  { bookingId, refundId, daysBefore, choiceBy, at, creditCode }: Announced,
): Promise<void> {
  const now = app.clock.now();
  const [booking, settings] = await Promise.all([getBooking(app.db, bookingId, now), getSettings(app.db)]);
  if (isOutOfDate(template, booking)) return;
  const mine = { code: booking.code, access: 'full' } as const;
  const pass = await issueTripLinkToken(app.db, app.secrets.token, mine, now);
  const tripUrl = `${app.config.publicUrl}/chuyen-di/${booking.code}?pass=${pass}`;
  const { subject, body } = bookingMails[template]({
    booking,
    company: settings,
    tripUrl,
    voucherUrl: `${app.config.publicUrl}/chuyen-di/${booking.code}/phieu?pass=${pass}`,
    choiceUrl: `${app.config.publicUrl}/chuyen-di/${booking.code}/lua-chon?pass=${pass}`,
    at: at ?? booking.events.at(-1)?.at ?? now.toISOString(),
    counterUrl: counterUrlOf(app, booking),
    siteUrl: app.config.publicUrl,
  });
  const html = await render(body);
  await postMail(
    app.db,
    {
      key: `${template}:${refundId ?? `${bookingId}:${choiceBy ?? at ?? creditCode ?? daysBefore ?? booking.paid}`}`,
      bookingId,
      template,
      recipient: booking.contact.email,
      subject,
      html,
      plain: toPlainText(html),
      ...(withVouchers.includes(template) && {
        attachments: () => tripAttachments(app, booking, { company: settings, now }),
      }),
    },
    { url: app.config.SMTP_URL, from: app.config.MAIL_FROM },
  );
}

/** Where it is confirmed that a booking will be paid at the office; good as long as the places are held. */
function counterUrlOf({ config, secrets, clock }: App, { code, holdExpiresAt }: BookingView): string {
  const until = holdExpiresAt ? new Date(holdExpiresAt) : clock.now();
  return `${config.publicUrl}/dat-cho/${code}/xac-nhan-quay/${signCounterLinkToken(secrets.token, code, until)}`;
}

/** Whether a mail would speak of what is no longer so by the time it is written; what followed has a mail of its own. */
function isOutOfDate(
  template: MailTemplate,
  { state, due, balance, choices, refunds, isCounterConfirmed, payment }: BookingView,
): boolean {
  if (template === 'requested') return state !== 'on_request';
  if (template === 'held' || template === 'accepted' || template === 'partly_paid') return due === 0;
  if (template === 'counter_chosen') return isCounterConfirmed || payment?.method !== 'office' || due === 0;
  if (template === 'expired') return state !== 'expired';
  if (template === 'balance_reminded') return balance === 0;
  if (template === 'disrupted' || template === 'choice_reminded' || template === 'payment_late')
    return !choices;
  if (template === 'rebooked' || template === 'reopened' || template === 'supplier_confirmed')
    return state !== 'confirmed';
  // A cancellation and a decline say themselves what comes back; what could not take place has no mail of its own.
  const isDisrupted = refunds.some(({ cause }) => cause === 'disrupted');
  return template === 'refund_requested' && (state === 'declined' || (state === 'cancelled' && !isDisrupted));
}

/** Asks for a review the day after a trip, tells why one is not shown, and asks an address whether it wants the newsletter. */
export const askingMailJobs = [
  { type: events.bookingCompleted, handle: sendReviewMail },
  { type: reviewRejected, handle: sendRejectionMail },
  { type: newsletterAsked, handle: sendNewsletterMail },
];

const refundMailOf: [JobType<refundEvents.OfRefund>, RefundMailTemplate][] = [
  [refundEvents.refundApproved, 'refund_approved'],
  [refundEvents.refundSent, 'refund_sent'],
  [refundEvents.refundSucceeded, 'refund_succeeded'],
  [refundEvents.refundLate, 'refund_late'],
  [refundEvents.refundAccountGiven, 'refund_account_given'],
  // Each of these may leave a transfer to be made.
  [refundEvents.refundNeedsAccount, 'refund_needs_account'],
  [refundEvents.refundApproved, 'refund_needs_account'],
  [events.bookingRefundRequested, 'refund_needs_account'],
];

/** The mails about money on its way back, after the one that says why. */
export const refundMailJobs = refundMailOf.map(([type, template]) => ({
  type,
  handle: (app: App, data: refundEvents.OfRefund) => sendRefundMail(app, template, data),
}));

interface AboutRequest {
  requestId: string;
  offerId?: string;
  fareId?: string;
}

const requestMailOf: [JobType<AboutRequest>, EnquiryMailTemplate][] = [
  [requestEvents.enquiryReceived, 'request_received'],
  [requestEvents.enquiryAnswered as JobType<AboutRequest>, 'request_answered'],
  [requestEvents.enquiryFareAccepted as JobType<AboutRequest>, 'request_fare_accepted'],
];

/** The mails about requests; a guest who left no address gets none and is called. */
export const enquiryMailJobs: {
  type: JobType<AboutRequest>;
  handle(app: App, data: AboutRequest): Promise<void>;
}[] = requestMailOf.map(([type, template]) => ({
  type,
  handle: (app, data) => sendRequestMail(app, template, data),
}));

async function sendRequestMail(
  app: App,
  template: EnquiryMailTemplate,
  { requestId, offerId, fareId }: AboutRequest,
): Promise<void> {
  const [enquiry, company] = await Promise.all([
    getEnquiry(app.db, requestId, app.clock.now()),
    getSettings(app.db),
  ]);
  if (!enquiry.contact.email) return;
  // By the time of the mail there may be a newer answer, which has a mail of its own.
  const offers = enquiry.offers.filter((offer) => offerId === undefined || offer.id === offerId);
  const { subject, body } = enquiryMails[template]({ enquiry: { ...enquiry, offers }, company });
  const html = await render(body);
  await postMail(
    app.db,
    {
      key: `${template}:${offerId ?? fareId ?? requestId}`,
      bookingId: null,
      template,
      recipient: enquiry.contact.email,
      subject,
      html,
      plain: toPlainText(html),
    },
    { url: app.config.SMTP_URL, from: app.config.MAIL_FROM },
  );
}
