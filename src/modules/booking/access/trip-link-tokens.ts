import { lastDay } from '#modules/booking/active-items.ts';
import { contactEmailChanged } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Database, type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import { writeReading } from '#platform/history/write-reading.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';

export { awaitsQuoteOpening, findQuoteOpening, noteQuoteOpened } from './steps/quote-opening.ts';

/** Records that a staff member took a booking's link, which opens it with the guest's access; see `writeReading`. */
export async function noteLinkTaken(
  db: Database,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<void> {
  await writeReading(db, { actor, verb: 'booking.link_taken', object: { type: 'booking', id: code }, now });
}

const purpose = 'trip';

/** Link version of a booking whose links were never revoked. */
export const firstLinkVersion = 1;

/**
 * How well a visitor has proven that a booking is theirs. 'full': on the device that booked, by a link or code from the booking's own mail,
 * or with the access token. 'reduced': by its code and phone number, which are printed on every voucher.
 */
export type TripAccess = 'full' | 'reduced';

/**
 * A signed token that opens one booking, for the visitor's cookie and for links in mails: the counterpart of the API's access
 * token, but issued anew whenever it is needed, because only the access token's hash is stored.
 */
export interface TripLinkToken {
  code: string;
  access: TripAccess;
  /** The booking's `pass_version` at the time; a token of an older version opens nothing. */
  version: number;
  until: Date;
}

export function signTripLinkToken(secret: string, { code, access, version, until }: TripLinkToken): string {
  const subject = `${code}-${access === 'full' ? 'f' : 'r'}-${version}`;
  return signExpiringToken(secret, purpose, { subject, until });
}

/** The content of a token; null when it is forged, altered or truncated. Whether it still opens anything depends on the booking. */
export function readTripLinkToken(
  secret: string,
  token: string,
  now: Date,
): (TripLinkToken & { isOver: boolean }) | null {
  const signed = readExpiringToken(secret, purpose, token, now);
  const [, code, access, version] = /^(DV[0-9A-Z]{7})-([fr])-(\d{1,9})$/.exec(signed?.subject ?? '') ?? [];
  if (!signed || !code) return null;
  const { until, isOver } = signed;
  return { code, access: access === 'f' ? 'full' : 'reduced', version: Number(version), until, isOver };
}

/**
 * Issues a token for a booking at its current version, valid until shortly after the trip or until that version is raised.
 * @throws when there is no such booking
 */
export async function issueTripLinkToken(
  db: Executor,
  secret: string,
  { code, access }: { code: string; access: TripAccess },
  now: Date,
): Promise<string> {
  const { version, quote } = await db
    .selectFrom('bookings')
    .select(['pass_version as version', 'quote'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const until = tripLinkExpiry(parseStoredQuote(quote), now);
  return signTripLinkToken(secret, { code, access, version, until });
}

const dayMs = 86_400_000;

/** Days after the trip, for invoices, refunds and reviews. */
const daysAfter = 60;

/** Minimum validity, for tokens issued later than that. */
const minDays = 14;

/** Maximum validity; for bookings without a date a new token can be issued. */
const maxDays = 400;

/** Expiry of a link token issued now: shortly after the booking's last day. */
export function tripLinkExpiry(quote: Pick<Quote, 'items'>, now: Date): Date {
  const last = lastDay(quote);
  const wanted = last ? instantInVietnam(addDays(last, daysAfter + 1)).getTime() : Number.POSITIVE_INFINITY;
  const [least, most] = [now.getTime() + minDays * dayMs, now.getTime() + maxDays * dayMs];
  return new Date(Math.min(most, Math.max(least, wanted)));
}

/**
 * Revokes every earlier link token of a booking: cookies on all devices, links in mails, look-ups. Vouchers and the
 * API's access token are separate and stay valid. @returns false when there is no such booking
 */
export async function revokeTripLinkTokens(
  db: Executor,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return false;
    await raiseLinkVersion(tx, booking.id, now);
    await recordEvent(tx, booking, { actor, reason: 'passes_ended', now });
    return true;
  });
}

/**
 * For commands that hold the booking's lock. Pending access codes end as well, and so do the links of a quote's earlier versions, because
 * they lead to this one.
 */
export async function raiseLinkVersion(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const raised = await tx
    .updateTable('bookings')
    .set((eb) => ({ pass_version: eb('pass_version', '+', 1) }))
    .where((eb) => eb.or([eb('id', '=', bookingId), eb('replaced_by', '=', bookingId)]))
    .returning('id')
    .execute();
  await tx
    .updateTable('access_codes')
    .set({ expires_at: now })
    .where(
      'booking_id',
      'in',
      raised.map(({ id }) => id),
    )
    .where('expires_at', '>', now)
    .execute();
}

export type ChangeContactEmailResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'same_email' };

/**
 * Changes the contact email of a booking, for a guest who mistyped theirs or lost access to it; staff verify who asks.
 * Revokes every earlier link, because those lie in the former mailbox, and notifies both addresses.
 */
export function changeContactEmail(
  db: Executor,
  queue: Queue,
  { code, email, reason, actor }: { code: string; email: string; reason: string; actor: Actor },
  now: Date,
): Promise<ChangeContactEmailResult> {
  return inTransaction(db, async (tx): Promise<ChangeContactEmailResult> => {
    if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const { id } = booking;
    const known = tx
      .selectFrom('bookings')
      .select(['full_name as fullName', 'phone', 'email'])
      .where('id', '=', id);
    const guest = await known.executeTakeFirstOrThrow();
    const { email: before } = guest;
    if (before === email) return { ok: false, reason: 'same_email' };
    // An account that claimed it through the former mailbox has no right to it any more.
    await tx.updateTable('bookings').set({ email, account_id: null }).where('id', '=', id).execute();
    await raiseLinkVersion(tx, id, now);
    // Nor may the history, which is kept, contain the former address.
    const note = withoutGuest(reason, guest);
    await recordEvent(tx, booking, { actor, reason: 'contact_changed', details: { note }, now });
    await queue.send(tx, contactEmailChanged, { bookingId: id, before, at: now.toISOString() });
    return { ok: true };
  });
}
