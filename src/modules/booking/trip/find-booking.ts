import type { TripLinkToken } from '#modules/booking/access/trip-link-token.ts';
import { isBookingCode, readBookingCode } from '#modules/booking/booking-code.ts';
import { opensBooking } from '#modules/booking/policy.ts';
import type { Executor } from '#platform/db/connect.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { type BookingView, loadBookingView } from './load-booking-view.ts';
import { reduceView } from './reduce-view.ts';

export type { BookingView };

/** The booking that a code and its access token open; null for a wrong one of either, which cannot be told apart. */
export async function findBookingByToken(
  db: Executor,
  code: string,
  token: string,
  now: Date,
): Promise<BookingView | null> {
  if (!isBookingCode(code)) return null;
  const row = await db
    .selectFrom('bookings')
    .select(['id', 'access_token_hash as hash'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row && opensBooking(row.hash, token) ? loadBookingView(db, row.id, now) : null;
}

/** The booking that a link token opens, as far as it opens it; null for one whose time or version is over. */
export async function findBookingByLinkToken(
  db: Executor,
  { code, version, access, until }: TripLinkToken,
  now: Date,
): Promise<BookingView | null> {
  if (until < now) return null;
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('code', '=', code)
    .where('pass_version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const booking = await loadBookingView(db, row.id, now);
  return access === 'full' ? booking : reduceView(booking);
}

/**
 * The booking of a code and the phone number it was made with, in whatever way both are typed. Both stand on every
 * voucher, so it comes without what only its owner should read.
 */
export async function findBookingByPhone(
  db: Executor,
  code: string,
  phone: string,
  now: Date,
): Promise<BookingView | null> {
  const bareCode = readBookingCode(code);
  const normalPhone = normalizePhone(phone);
  if (!bareCode || !normalPhone) return null;
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('code', '=', bareCode)
    .where('phone', '=', normalPhone)
    .executeTakeFirst();
  return row ? reduceView(await loadBookingView(db, row.id, now)) : null;
}

/** For our own use, as in mails. @throws when there is none */
export function getBooking(db: Executor, id: string, now: Date): Promise<BookingView> {
  return loadBookingView(db, id, now);
}

/** The booking of a code, for whoever has already shown that it is theirs; null when there is none. */
export async function findBookingByCode(db: Executor, code: string, now: Date): Promise<BookingView | null> {
  const row = await db.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirst();
  return row ? loadBookingView(db, row.id, now) : null;
}
