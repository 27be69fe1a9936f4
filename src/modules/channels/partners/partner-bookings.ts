import { sql } from 'kysely';
import { type BookingState, stateNow } from '#modules/booking/state.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { PartnerCaller } from './partner-keys.ts';
import { findPartner } from './partners.ts';

/** Records that a booking came from a partner, in the transaction that creates it. */
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

/** A booking that this partner made; null for any other, indistinguishable from a missing one. */
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

/** The partner that a booking came from, for staff; null for one that a guest made themselves. */
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

/** A booking that a partner made; the total in đồng. */
export interface PartnerBooking {
  code: string;
  state: BookingState;
  titles: string[];
  /** Null where it was bought without a date. */
  firstOn: string | null;
  totalVnd: number;
  madeAt: Date;
  /** By which key. */
  keyTitle: string;
}

const perPage = 20;

/**
 * A partner's bookings, newest first, without guest data.
 * @param page from 1; `hasMore` tells whether another one follows
 */
export async function listPartnerBookings(
  db: Executor,
  { partnerId, page }: { partnerId: number; page: number },
): Promise<{ bookings: PartnerBooking[]; hasMore: boolean }> {
  const { rows } = await sql<PartnerBooking & { holdState: string | null }>`
    SELECT b.code, b.state, h.state AS "holdState", i.titles, i."firstOn", b.total_vnd AS "totalVnd", p.made_at AS "madeAt",
      k.title AS "keyTitle"
    FROM (SELECT * FROM partner_bookings WHERE partner_id = ${partnerId} ORDER BY made_at DESC, booking_id
        LIMIT ${perPage + 1} OFFSET ${(page - 1) * perPage}) p
      JOIN bookings b ON b.id = p.booking_id JOIN partner_keys k ON k.id = p.key_id LEFT JOIN holds h ON h.id = b.hold_id
      CROSS JOIN LATERAL (SELECT coalesce(array_agg(product_title ORDER BY position), '{}') AS titles,
        min(from_on)::text AS "firstOn" FROM booking_items WHERE booking_id = b.id) i
    ORDER BY p.made_at DESC, p.booking_id`.execute(db);
  const bookings = rows.map(({ holdState, ...row }) => ({
    ...row,
    state: stateNow({ state: row.state, holdState }),
  }));
  return { bookings: bookings.slice(0, perPage), hasMore: rows.length > perPage };
}
