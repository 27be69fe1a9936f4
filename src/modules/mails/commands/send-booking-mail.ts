import type { BookingView } from '#modules/booking/trip/find-booking.ts';

import type { MailTemplate } from '#modules/mails/texts/booking-mail-texts.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { printVouchers } from '#modules/vouchers/documents/print-vouchers.ts';
import { voucherCalendar } from '#modules/vouchers/documents/voucher-calendar.ts';
import { loadVoucherSheets } from '#modules/vouchers/queries/load-voucher-sheets.ts';
import type { App } from '#platform/app.ts';
import { composeBookingMail } from './compose-booking-mail.ts';
import { type Attachment, sendMail, withdrawMails } from './send-mail.ts';

/** Data of a booking event that a mail needs. */
export interface AboutBooking {
  bookingId: string;
  refundId?: string;
  daysBefore?: number;
  /** Distinguishes mails of the same template about a booking. */
  choiceBy?: string;
  at?: string;
  creditCode?: string;
  /** The code of the voucher concerned. */
  voucher?: string;
  messageId?: number;
}

/** Mails that have the current vouchers attached. */
const withVouchers: MailTemplate[] = ['confirmed', 'rebooked', 'supplier_confirmed', 'voucher_reissued'];

/** Composes a mail about a booking and sends it, unless it is out of date. */
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
  // This one supersedes unsent earlier mails about the booking's state.
  if (isAboutNow(about)) await withdrawMails(app.db, { bookingId, template, but: key }, server);
}

/** Deduplication key: the same for a repeated event. */
function keyOf(template: MailTemplate, about: AboutBooking, booking: BookingView): string {
  const { bookingId, refundId, daysBefore, choiceBy, at, creditCode, messageId, voucher } = about;
  if (refundId !== undefined) return `${template}:${refundId}`;
  const occasion = choiceBy ?? at ?? creditCode ?? messageId ?? daysBefore ?? booking.paid;
  return `${template}:${[bookingId, occasion, voucher, paidAgain(booking)].filter((part) => part !== undefined).join(':')}`;
}

/** Whether it is about the booking's present state, rather than about one of several events. */
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

/** The same sum can be paid again after a wrong match was undone, which is announced again. */
function paidAgain({ events }: BookingView): string | undefined {
  const undone = events.filter(({ reason }) => reason === 'match_undone').length;
  return undone > 0 ? `again${undone}` : undefined;
}

/** Attachments of a confirmation: the vouchers as a PDF and the trip as a calendar file; nothing without vouchers. */
async function tripAttachments(
  { db, config, secrets }: Pick<App, 'db' | 'config' | 'secrets'>,
  booking: BookingView,
  { company, now }: { company: SiteSettings; now: Date },
): Promise<Attachment[]> {
  const sheets = await loadVoucherSheets(db, booking, { voucherKey: secrets.voucherKey, copy: 'guest', now });
  if (sheets.length === 0) return [];
  const tripUrl = `${config.publicUrl}/chuyen-di/${booking.code}`;
  const checkUrl = `${config.publicUrl}/kiem-tra-kenh-chinh-thuc`;
  return [
    {
      filename: `phieu-${booking.code}.pdf`,
      content: await printVouchers(sheets, { company, checkUrl }),
      contentType: 'application/pdf',
    },
    {
      filename: `chuyen-di-${booking.code}.ics`,
      content: voucherCalendar(sheets, { company, tripUrl, now }),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}
