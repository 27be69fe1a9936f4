import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { tripAttachments } from '#modules/mails/commands/trip-attachments.ts';
import type { MailTemplate } from '#modules/mails/texts/booking-mail-texts.ts';
import type { App } from '#platform/app.ts';
import { composeBookingMail } from './compose-booking-mail.ts';
import { withdrawMails } from './post-mail.ts';
import { sendMail } from './send-mail.ts';

/** What an event that a mail answers may say of it. */
export interface AboutBooking {
  bookingId: string;
  refundId?: string;
  daysBefore?: number;
  /** What tells one mail from the next of its kind about the same booking. */
  choiceBy?: string;
  at?: string;
  creditCode?: string;
  /** The code of the voucher that it is about. */
  voucher?: string;
  messageId?: number;
}

/** Those that carry the vouchers as they are now. */
const withVouchers: MailTemplate[] = ['confirmed', 'rebooked', 'supplier_confirmed', 'voucher_reissued'];

/** Writes one mail about a booking and sends it; not when it would speak of what is no longer so. */
export async function sendBookingMail(app: App, template: MailTemplate, about: AboutBooking): Promise<void> {
  const { bookingId, at, voucher } = about;
  const { mail, booking, company } = await composeBookingMail(app, template, { bookingId, at, voucher });
  const key = keyOf(template, about, booking);
  const server = { url: app.config.SMTP_URL };
  if (!mail)
    return withdrawMails(app.db, { bookingId, template, ...(!isAboutNow(about) && { key }) }, server);
  await sendMail(app, mail, {
    key,
    bookingId,
    template,
    recipient: booking.contact.email,
    ...(withVouchers.includes(template) && {
      attachments: () => tripAttachments(app, booking, { company, now: app.clock.now() }),
    }),
  });
  // What it would have said an hour ago is told by this one.
  if (isAboutNow(about)) await withdrawMails(app.db, { bookingId, template, but: key }, server);
}

/** What makes it the same mail when its event comes again. */
function keyOf(template: MailTemplate, about: AboutBooking, booking: BookingView): string {
  const { bookingId, refundId, daysBefore, choiceBy, at, creditCode, messageId, voucher } = about;
  if (refundId !== undefined) return `${template}:${refundId}`;
  const told = choiceBy ?? at ?? creditCode ?? messageId ?? daysBefore ?? booking.paid;
  return `${template}:${[bookingId, told, voucher, paidAgain(booking)].filter((part) => part !== undefined).join(':')}`;
}

/** Whether it tells how the booking stands, and not of one of several things that happened to it. */
function isAboutNow({
  refundId,
  daysBefore,
  choiceBy,
  at,
  creditCode,
  messageId,
  voucher,
}: AboutBooking): boolean {
  const event = [refundId, daysBefore, choiceBy, at, creditCode, messageId, voucher];
  return event.every((part) => part === undefined);
}

/** The same sum can be paid twice, where the first was somebody else's and was taken out again: that it is paid is news again. */
function paidAgain({ events }: BookingView): string | undefined {
  const undone = events.filter(({ reason }) => reason === 'match_undone').length;
  return undone > 0 ? `again${undone}` : undefined;
}
