import type { Executor } from '#platform/db/connect.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { opensBooking } from '../policy.ts';
import { type BookingView, loadBookingView } from './booking-view.ts';

export type { BookingView };

/** The booking that a code and its access token open; null for a wrong one of either, which cannot be told apart. */
export async function findBookingByToken(
  db: Executor,
  code: string,
  token: string,
  now: Date,
): Promise<BookingView | null> {
  const row = await db
    .selectFrom('bookings')
    .select(['id', 'access_token_hash as hash'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row && opensBooking(row.hash, token) ? loadBookingView(db, row.id, now) : null;
}

/** The booking of a code and the phone number it was made with, in whatever way both are typed. */
export async function findBookingByPhone(
  db: Executor,
  code: string,
  phone: string,
  now: Date,
): Promise<BookingView | null> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('code', '=', code.replace(/[^A-Za-z0-9]/g, '').toUpperCase())
    .where('phone', '=', normalizePhone(phone) ?? '')
    .executeTakeFirst();
  return row ? loadBookingView(db, row.id, now) : null;
}

/** For our own use, as in mails. @throws when there is none */
export function getBooking(db: Executor, id: string, now: Date): Promise<BookingView> {
  return loadBookingView(db, id, now);
}
