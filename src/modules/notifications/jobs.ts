import { render, toPlainText } from '@react-email/render';
import * as events from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/queries/find-booking.ts';
import { signTripPass } from '#modules/booking/trip-pass.ts';
import * as requestEvents from '#modules/requests/events.ts';
import { getRequest } from '#modules/requests/queries/find-request.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { postMail } from './commands/post-mail.ts';
import { bookingMails, type MailTemplate } from './view/booking-mails.tsx';
import { type RequestMailTemplate, requestMails } from './view/request-mails.tsx';

interface Announced {
  bookingId: string;
  refundId?: string;
}

export interface NotificationJob {
  type: JobType<Announced>;
  handle(app: App, data: Announced): Promise<void>;
}

/** Which mail follows which event. */
const mailOf: [JobType<Announced>, MailTemplate][] = [
  [events.bookingHeld, 'held'],
  [events.bookingConfirmed, 'confirmed'],
  [events.bookingExpired, 'expired'],
  [events.bookingCancelled, 'cancelled'],
  [events.bookingPartlyPaid, 'partly_paid'],
  [events.bookingPaymentLate, 'payment_late'],
  [events.bookingRefundRequested as JobType<Announced>, 'refund_requested'],
];

export const notificationJobs: NotificationJob[] = mailOf.map(([type, template]) => ({
  type,
  handle: (app, data) => sendBookingMail(app, template, data),
}));

async function sendBookingMail(
  app: App,
  template: MailTemplate,
  { bookingId, refundId }: Announced,
): Promise<void> {
  const now = app.clock.now();
  const [booking, settings] = await Promise.all([getBooking(app.db, bookingId, now), getSettings(app.db)]);
  // A cancellation says itself what comes back.
  if (template === 'refund_requested' && booking.state === 'cancelled') return;
  const tripUrl = `${app.config.publicUrl}/chuyen-di/${booking.code}?pass=${signTripPass(app.secrets.token, booking.code, now)}`;
  const { subject, body } = bookingMails[template]({ booking, company: settings, tripUrl });
  const html = await render(body);
  await postMail(
    app.db,
    {
      key: `${template}:${refundId ?? `${bookingId}:${booking.paid}`}`,
      bookingId,
      template,
      recipient: booking.contact.email,
      subject,
      html,
      plain: toPlainText(html),
    },
    { url: app.config.SMTP_URL, from: app.config.MAIL_FROM },
  );
}

interface AboutRequest {
  requestId: string;
  offerId?: string;
  fareId?: string;
}

const requestMailOf: [JobType<AboutRequest>, RequestMailTemplate][] = [
  [requestEvents.requestReceived, 'request_received'],
  [requestEvents.requestAnswered as JobType<AboutRequest>, 'request_answered'],
  [requestEvents.requestFareAccepted as JobType<AboutRequest>, 'request_fare_accepted'],
];

/** The mails about requests; a guest who left no address gets none and is called. */
export const requestMailJobs: {
  type: JobType<AboutRequest>;
  handle(app: App, data: AboutRequest): Promise<void>;
}[] = requestMailOf.map(([type, template]) => ({
  type,
  handle: (app, data) => sendRequestMail(app, template, data),
}));

async function sendRequestMail(
  app: App,
  template: RequestMailTemplate,
  { requestId, offerId, fareId }: AboutRequest,
): Promise<void> {
  const [request, company] = await Promise.all([
    getRequest(app.db, requestId, app.clock.now()),
    getSettings(app.db),
  ]);
  if (!request.contact.email) return;
  // By the time of the mail there may be a newer answer, which has a mail of its own.
  const offers = request.offers.filter((offer) => offerId === undefined || offer.id === offerId);
  const { subject, body } = requestMails[template]({ request: { ...request, offers }, company });
  const html = await render(body);
  await postMail(
    app.db,
    {
      key: `${template}:${offerId ?? fareId ?? requestId}`,
      bookingId: null,
      template,
      recipient: request.contact.email,
      subject,
      html,
      plain: toPlainText(html),
    },
    { url: app.config.SMTP_URL, from: app.config.MAIL_FROM },
  );
}
