import { sql } from 'kysely';
import type { TripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { opensBooking } from '#modules/booking/policy.ts';
import { isBookingCode, readBookingCode } from '#modules/booking/schema.ts';
import { type BookingState, stateNow } from '#modules/booking/state.ts';
import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import {
  listUnconfirmedItems,
  type UnconfirmedItem,
  withoutReference,
} from '#modules/booking/supplier-answer/confirm-item.ts';
import { hideAccount } from '#modules/payments/refunds/banks.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { maskCode, maskEmail, maskName, maskPhone } from '#platform/vietnamese/mask.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { type BookingView, loadBookingView } from './load-booking-view.ts';

export type { MovedItem } from '#modules/booking/moved-items.ts';
export type { BookingView };

/** The booking that a code and its access token open; null when either is wrong, without revealing which. */
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

/** The booking that a link token opens, with the token's access; null for an expired or revoked token. */
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
 * The booking of a code and its phone number or mail address, however they are typed. Third parties can see both (a
 * voucher, a forwarded mail), so the data only for its owner are left out.
 */
export async function findBookingByContact(
  db: Executor,
  code: string,
  contact: string,
  now: Date,
): Promise<BookingView | null> {
  const bareCode = readBookingCode(code);
  const email = contact.includes('@') ? contact.trim().toLowerCase() : null;
  const phone = email === null ? normalizePhone(contact) : null;
  if (!bareCode || (!email && !phone)) return null;
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('code', '=', bareCode)
    .where(email ? sql<boolean>`lower(email) = ${email}` : sql<boolean>`phone = ${phone}`)
    .executeTakeFirst();
  return row ? reduceView(await loadBookingView(db, row.id, now)) : null;
}

/** For internal use, as in mails. @throws when there is none */
export function getBooking(db: Executor, id: string, now: Date): Promise<BookingView> {
  return loadBookingView(db, id, now);
}

/** The booking of a code, for callers that have already verified access; null when there is none. */
export async function findBookingByCode(db: Executor, code: string, now: Date): Promise<BookingView | null> {
  const row = await db.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirst();
  return row ? loadBookingView(db, row.id, now) : null;
}

/** State and agreed quote of a booking. */
export interface BookingOutline {
  id: string;
  code: string;
  fullName: string;
  /** The current state: a booking whose hold has lapsed is expired. */
  state: BookingState;
  quote: Quote;
  /** Positions of items to which nobody came. */
  noShows: number[];
}

/** A booking for callers that need no more than its outline; null when there is none of this code. One statement. */
export async function findBookingOutline(db: Executor, code: string): Promise<BookingOutline | null> {
  const row = await db
    .selectFrom('bookings as b')
    .leftJoin('holds as h', 'h.id', 'b.hold_id')
    .select(['b.id', 'b.code', 'b.full_name as fullName', 'b.state', 'b.quote', 'h.state as holdState'])
    .select(
      sql<number[]>`ARRAY(SELECT a.position FROM booking_arrivals a
        WHERE a.booking_id = b.id AND a.kind = 'no_show' AND a.ended_at IS NULL)`.as('noShows'),
    )
    .where('b.code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  const { holdState, ...booking } = row;
  const state = stateNow({ state: booking.state as BookingState, holdState });
  return { ...booking, state, quote: parseStoredQuote(booking.quote) };
}

/**
 * A booking for a visitor who proved only its code and phone number, as a hotel's desk or anyone who saw a voucher could:
 * what was booked, when, its state and what is to be paid. No contact, papers, addresses, accounts, nor codes that are
 * worth money.
 */
export function reduceView(booking: BookingView): BookingView {
  const { contact, quote } = booking;
  return {
    ...booking,
    contact: {
      fullName: maskName(contact.fullName),
      phone: maskPhone(contact.phone),
      email: maskEmail(contact.email),
    },
    note: '',
    invoice: null,
    invoiceNo: null,
    approval: booking.approval && { ...booking.approval, firmName: '', note: '' },
    arrivals: booking.arrivals.map((arrival) => ({ ...arrival, note: '' })),
    moves: booking.moves.map((move) => ({ ...move, note: '' })),
    travellers: [],
    parts: [],
    quote: { ...quote, items: quote.items.map((item) => ({ ...item, options: plainOptions(item.options) })) },
    confirmations: booking.confirmations.map(withoutReference),
    vouchers: booking.vouchers.map((voucher) => ({ ...voucher, code: maskCode(voucher.code) })),
    credits: booking.credits.map((credit) => ({ ...credit, code: maskCode(credit.code) })),
    refunds: booking.refunds.map((refund) => ({
      ...refund,
      payer: refund.payer && 'một người trong nhóm',
      destinations: refund.destinations.map((place) => ({ ...place, label: hideAccount(place.label) })),
    })),
  };
}

type Options = BookingView['quote']['items'][number]['options'];

function plainOptions({
  voucherCode,
  flightNo,
  pickupAddress,
  dropoffAddress,
  childHeightsCm,
  ...options
}: Options): Options {
  return options;
}

/** A paid booking that a supplier has yet to confirm. */
export interface AwaitedBooking {
  code: string;
  items: UnconfirmedItem[];
  /** Whether the time promised to the guest has passed for an item. */
  isOverdue: boolean;
}

/**
 * Paid bookings with items confirmed only after the payment and not yet confirmed, or this one if it is such; oldest
 * first.
 */
export async function listAwaited(db: Executor, now: Date, bookingId?: string): Promise<AwaitedBooking[]> {
  const byCode = Map.groupBy(await listUnconfirmedItems(db, now, bookingId), ({ code }) => code);
  return [...byCode].map(([code, items]) => ({
    code,
    items,
    isOverdue: items.some(({ by }) => by !== null && now > new Date(by)),
  }));
}
