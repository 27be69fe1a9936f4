import { render, toPlainText } from '@react-email/render';
import * as events from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/queries/find-booking.ts';
import { signTripPass } from '#modules/booking/trip-pass.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { postMail } from './commands/post-mail.ts';
import { bookingMails, type MailTemplate } from './view/booking-mails.tsx';

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
