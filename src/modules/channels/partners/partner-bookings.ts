import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { PartnerCaller } from './partner-keys.ts';
import { findPartner } from './partners.ts';

/** Writes down that a booking came from a partner, in the transaction that makes it. */
export async function notePartnerBooking(
  tx: Tx,
  { bookingId, code, caller }: { bookingId: string; code: string; caller: PartnerCaller },
  now: Date,
): Promise<void> {
  const row = { booking_id: bookingId, partner_id: caller.partnerId, key_id: caller.keyId, made_at: now };
  await tx.insertInto('partner_bookings').values(row).execute();
  const object = { type: 'booking', id: code };
  const after = { partner: (await findPartner(tx, caller.partnerId))?.title ?? '' };
  await writeHistory(tx, { actor: 'system', verb: 'partner.booked', object, after, now });
}

/** A booking that this partner made; null for any other, which cannot be told apart from none. */
export async function findPartnerBooking(db: Executor, code: string, partnerId: number, now: Date) {
  const row = await db
    .selectFrom('partner_bookings as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select('b.code')
    .where('p.partner_id', '=', partnerId)
    .where('b.code', '=', code)
    .executeTakeFirst();
  return row ? findBookingByCode(db, row.code, now) : null;
}

/** Which partner a booking came from, for staff; null for one that a guest made themselves. */
export async function findPartnerOfBooking(db: Executor, code: string): Promise<{ title: string } | null> {
  const row = await db
    .selectFrom('partner_bookings as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('partners', 'partners.id', 'p.partner_id')
    .select('partners.title')
    .where('b.code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}
