import { listShortTours } from '#modules/booking/disruption/queries.ts';
import { bookingConfirmed, bookingRequested, reconciliationFailed } from '#modules/booking/events.ts';
import { getBooking, listAwaited } from '#modules/booking/trip/find-booking.ts';
import { enquiryReceived } from '#modules/enquiries/events.ts';
import { getEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import { listOpenEnquiries } from '#modules/enquiries/queries/list-open-enquiries.ts';
import type { Mail } from '#modules/mails/view/mail.ts';
import { reconciliationMail } from '#modules/mails/view/reconciliation-mail.tsx';
import { awaitedStaffMail, morningStaffMail, staffMail } from '#modules/mails/view/staff-mails.tsx';
import { type OfRefund, refundLate } from '#modules/payments/events.ts';
import { getNightlyReport } from '#modules/payments/reconciliation/reconciliations.ts';
import { getSettings, type SiteSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Immediate mails to staff. */
export const staffMailJobs = [
  { type: bookingRequested, handle: mailSupplierRequest },
  { type: bookingConfirmed, handle: mailAwaitedAnswers },
  { type: enquiryReceived, handle: mailNewRequest },
  { type: refundLate, handle: mailLateRefund },
];

/** Daily mails to staff, from eight in the morning. */
export const staffMailSweeps = [{ name: 'send-morning-mail', everySeconds: 900, run: sendMorningMail }];

async function mailNewRequest(app: App, { requestId }: { requestId: string }): Promise<void> {
  const [enquiry, company] = await Promise.all([
    getEnquiry(app.db, requestId, app.clock.now()),
    getSettings(app.db),
  ]);
  const renderPart = await renderMailParts(app.db, 'staff_request', company, {
    enquiry: enquiry.code,
    enquiryTitle: enquiry.kindLabel,
    sentAt: formatDateTime(enquiry.createdAt),
    answerBy: formatDateTime(enquiry.deadline),
  });
  await post(app, company, `staff_request:${requestId}`, staffMail({ company, renderPart }));
}

/** A booking that the supplier must confirm before the guest pays: staff have to ask them. */
async function mailSupplierRequest(app: App, { bookingId }: { bookingId: string }): Promise<void> {
  const [booking, company] = await Promise.all([
    getBooking(app.db, bookingId, app.clock.now()),
    getSettings(app.db),
  ]);
  if (booking.state !== 'on_request' || !booking.answerBy) return;
  const values = { code: booking.code, answerBy: formatDateTime(booking.answerBy) };
  const renderPart = await renderMailParts(app.db, 'staff_asked', company, values);
  await post(app, company, `staff_asked:${bookingId}`, staffMail({ company, renderPart }));
}

/** A paid booking that its supplier has not confirmed: staff have to get the confirmation. */
async function mailAwaitedAnswers(app: App, { bookingId }: { bookingId: string }): Promise<void> {
  const [awaited] = await listAwaited(app.db, app.clock.now(), bookingId);
  if (!awaited) return;
  const company = await getSettings(app.db);
  const { code, items } = awaited;
  const renderPart = await renderMailParts(app.db, 'staff_awaited', company, { code });
  await post(app, company, `staff_awaited:${bookingId}`, awaitedStaffMail({ company, renderPart, items }));
}

async function mailLateRefund(app: App, { bookingId, refundId }: OfRefund): Promise<void> {
  const [booking, company] = await Promise.all([
    getBooking(app.db, bookingId, app.clock.now()),
    getSettings(app.db),
  ]);
  const refund = booking.refunds.find(({ id }) => id === refundId);
  if (!refund?.isLate) return;
  const renderPart = await renderMailParts(app.db, 'staff_refund_late', company, {
    code: booking.code,
    amount: formatVnd(refund.amount),
    promisedOn: formatDate(refund.promisedOn),
  });
  await post(app, company, `staff_refund_late:${refundId}`, staffMail({ company, renderPart }));
}

/** Sends the open matters to staff, once a day; nothing when there are none. @returns how many mails */
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
  const count = requests.length + tours.length + awaited.length;
  if (count === 0) return 0;
  const company = await getSettings(app.db);
  const values = { day: formatDate(day), count: String(count) };
  const renderPart = await renderMailParts(app.db, 'staff_morning', company, values);
  const mail = morningStaffMail({ company, renderPart, requests, tours, awaited });
  await post(app, company, `staff_morning:${day}`, mail);
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

/** Notifies the accountant, and the log, of a failed reconciliation of a day. */
export const reconciliationMailJobs = [{ type: reconciliationFailed, handle: sendBooksMail }];

async function sendBooksMail(app: App, { reconciliationId }: { reconciliationId: number }): Promise<void> {
  const [report, company] = await Promise.all([
    getNightlyReport(app.db, reconciliationId),
    getSettings(app.db),
  ]);
  app.log.error({ day: report.day, differences: report.lines }, 'the books do not agree');
  const renderPart = await renderMailParts(app.db, 'books_differ', company, {
    day: formatDate(report.day),
    count: String(report.lines.length),
  });
  const mail = reconciliationMail({ renderPart, report, company });
  await sendMail(app, mail, {
    key: `books_differ:${reconciliationId}`,
    bookingId: null,
    template: 'books_differ',
    recipient: app.config.ACCOUNTANT_EMAIL ?? company.customerEmail,
  });
}
