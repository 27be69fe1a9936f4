import { accessCodeMinutes, accessCodeOf, findAccessCode } from '#modules/booking/access/access-codes.ts';
import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { accessCodeRequested, quoteLinkRequested } from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import {
  guestSecurityChanged,
  phoneCodeRequested,
  type SecurityChanged,
  securityWords,
} from '#modules/identity/events.ts';
import { findGuest } from '#modules/identity/guests/find-guest.ts';
import { findPhoneCode, phoneCodeMinutes } from '#modules/identity/guests/phone-codes.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { passengerName } from '#platform/vietnamese/passenger-name.ts';
import { canText, quoteLinkKey } from '../queries.ts';
import { sendMessage } from './send-message.ts';

export const phoneMessageJobs = [
  { type: phoneCodeRequested, handle: sendPhoneCode },
  { type: accessCodeRequested, handle: sendAccessCode },
  { type: quoteLinkRequested, handle: textQuoteLink },
  { type: guestSecurityChanged, handle: textSecurityChange },
] as unknown as { type: JobType<object>; handle(app: App, data: object): Promise<void> }[];

/** Sends a requested phone code; not once it is no longer valid. */
async function sendPhoneCode(app: App, { phoneCodeId }: { phoneCodeId: string }): Promise<void> {
  const requested = await findPhoneCode(app, phoneCodeId);
  if (requested)
    await sendDigits(app, { ...requested, key: `phone_code:${phoneCodeId}`, minutes: phoneCodeMinutes });
}

/** Sends the access code of a booking without a mail address to the phone of the booking. */
async function sendAccessCode(
  app: App,
  { bookingId, accessCodeId }: { bookingId: string; accessCodeId: string },
): Promise<void> {
  const { db, clock, secrets } = app;
  if (!(await findAccessCode(db, accessCodeId, clock.now()))) return;
  const { email, phone } = (await getBooking(db, bookingId, clock.now())).contact;
  if (email !== '') return;
  const digits = accessCodeOf(secrets.token, accessCodeId);
  await sendDigits(app, { phone, digits, key: `access_code:${accessCodeId}`, minutes: accessCodeMinutes });
}

/** Texts the link of a quote, without diacritics, which not every phone shows; not once it cannot be paid any more. */
async function textQuoteLink(app: App, { bookingId, at }: { bookingId: string; at: string }): Promise<void> {
  const { db, clock, secrets, config } = app;
  const now = clock.now();
  const { code, due, total, holdExpiresAt, contact } = await getBooking(db, bookingId, now);
  if (due === 0 || !holdExpiresAt) return;
  const { name } = await getSettings(db);
  const pass = await issueTripLinkToken(db, secrets.token, { code, access: 'full' }, now);
  const text = `${passengerName(name)}: bao gia ${code}, tong ${total.toLocaleString('vi-VN')}d, giu cho den ${formatDateTime(holdExpiresAt)}. Xem va tra tien: ${config.publicUrl}/chuyen-di/${code}?pass=${pass}`;
  await sendMessage(app, {
    key: quoteLinkKey(bookingId, at),
    template: 'quote_link',
    phone: contact.phone,
    text,
    fields: {},
  });
  // The member of staff who sent it is waiting for the result.
  await announceLive(db, { tags: ['bookings'] });
}

/** Tells the owner of an account without a mailbox of a changed sign-in method, which others are told by mail. */
async function textSecurityChange(
  app: App,
  { userId, change, provider, device, changedAt }: SecurityChanged,
): Promise<void> {
  const guest = canText(app) ? await findGuest(app.db, userId) : null;
  if (!guest?.phone || guest.email !== null) return;
  const { name, phone: ours } = await getSettings(app.db);
  const what = fold(securityWords(change, provider));
  const where = device === null ? '' : ` tren ${fold(device)}`;
  const text = `${passengerName(name)}: tai khoan cua ban vua ${what} luc ${formatDateTime(changedAt)}${where}. Khong phai ban? Mo ${app.config.publicUrl}/tai-khoan hoac goi ${ours}.`;
  await sendMessage(app, {
    key: `guest_security:${userId}:${change}:${provider ?? ''}:${changedAt}`,
    template: 'account_security',
    phone: guest.phone,
    text,
    fields: {},
  });
}

async function sendDigits(
  app: App,
  { minutes, digits, ...to }: { key: string; phone: string; digits: string; minutes: number },
): Promise<void> {
  const { name } = await getSettings(app.db);
  const text = `${digits} la ma xac nhan cua ban tai ${passengerName(name)}, dung trong ${minutes} phut. Khong dua ma nay cho bat ky ai.`;
  await sendMessage(app, { ...to, template: 'phone_code', text, fields: { otp: digits } });
}
