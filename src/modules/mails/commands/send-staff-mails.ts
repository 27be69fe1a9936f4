import { listShortTours } from '#modules/booking/disruption/list-short-tours.ts';
import { bookingConfirmed, bookingRequested } from '#modules/booking/events.ts';
import { listAwaited } from '#modules/booking/supplier-answer/list-awaited.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { enquiryReceived } from '#modules/enquiries/events.ts';
import { getEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import { listOpenEnquiries } from '#modules/enquiries/queries/list-open-enquiries.ts';
import { answerBy } from '#modules/enquiries/rules/answer-within.ts';
import type { Mail } from '#modules/mails/view/mail.ts';
import {
  askedMail,
  awaitedMail,
  enquiryForStaffMail,
  lateRefundMail,
  morningMail,
} from '#modules/mails/view/staff-mails.tsx';
import { type OfRefund, refundLate } from '#modules/payments/events.ts';
import { getSettings, type SiteSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { sendMail } from './send-mail.ts';

/** What staff hear of at once. */
export const staffMailJobs = [
  { type: bookingRequested, handle: tellOfAsked },
  { type: bookingConfirmed, handle: tellOfAwaited },
  { type: enquiryReceived, handle: tellOfRequest },
  { type: refundLate, handle: tellOfLateRefund },
];

/** What staff hear of every morning from eight o'clock. */
export const staffMailSweeps = [{ name: 'send-morning-mail', everySeconds: 900, run: sendMorningMail }];

async function tellOfRequest(app: App, { requestId }: { requestId: string }): Promise<void> {
  const [enquiry, company] = await Promise.all([
    getEnquiry(app.db, requestId, app.clock.now()),
    getSettings(app.db),
  ]);
  const mail = enquiryForStaffMail({ enquiry, by: answerBy(enquiry.kind, enquiry.createdAt), company });
  await post(app, company, `staff_request:${requestId}`, mail);
}

/** A booking that the supplier must answer before the guest pays: somebody has to ask them. */
async function tellOfAsked(app: App, { bookingId }: { bookingId: string }): Promise<void> {
  const [booking, company] = await Promise.all([
    getBooking(app.db, bookingId, app.clock.now()),
    getSettings(app.db),
  ]);
  if (booking.state !== 'on_request' || !booking.answerBy) return;
  const { code, answerBy } = booking;
  await post(app, company, `staff_asked:${bookingId}`, askedMail({ code, by: answerBy, company }));
}

/** A booking that is paid and that its supplier has not confirmed: somebody has to hear it from them. */
async function tellOfAwaited(app: App, { bookingId }: { bookingId: string }): Promise<void> {
  const [booking, company] = await Promise.all([
    getBooking(app.db, bookingId, app.clock.now()),
    getSettings(app.db),
  ]);
  const awaited = booking.confirmations.filter(({ state }) => state === 'awaited');
  if (awaited.length === 0) return;
  const items = awaited.map(({ position, words }) => ({
    title: booking.quote.items[position]?.productTitle ?? '',
    words,
  }));
  await post(app, company, `staff_awaited:${bookingId}`, awaitedMail({ code: booking.code, items, company }));
}

async function tellOfLateRefund(app: App, { bookingId, refundId }: OfRefund): Promise<void> {
  const [booking, company] = await Promise.all([
    getBooking(app.db, bookingId, app.clock.now()),
    getSettings(app.db),
  ]);
  const refund = booking.refunds.find(({ id }) => id === refundId);
  if (!refund?.isLate) return;
  await post(
    app,
    company,
    `staff_refund_late:${refundId}`,
    lateRefundMail({ code: booking.code, refund, company }),
  );
}

/** Sends what waits, once a day; nothing when nothing does. @returns how many mails */
export async function sendMorningMail(app: App): Promise<number> {
  const now = app.clock.now();
  const day = dayInVietnam(now);
  if (now < new Date(`${day}T08:00:00+07:00`)) return 0;
  const [open, tours, waiting] = await Promise.all([
    listOpenEnquiries(app.db, now),
    listShortTours(app.db, day),
    listAwaited(app.db, now),
  ]);
  const requests = open.filter(({ isOverdue }) => isOverdue);
  const awaited = waiting.filter(({ isOverdue }) => isOverdue);
  if (requests.length + tours.length + awaited.length === 0) return 0;
  const company = await getSettings(app.db);
  await post(app, company, `staff_morning:${day}`, morningMail({ requests, tours, awaited, day, company }));
  return 1;
}

async function post(app: App, company: SiteSettings, key: string, mail: Mail): Promise<void> {
  await sendMail(app, mail, {
    key,
    bookingId: null,
    template: key.split(':')[0] as string,
    recipient: company.customerEmail,
  });
}
