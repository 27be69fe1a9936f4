import { sql } from 'kysely';
import { lastDay } from '#modules/booking/active-items.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { getStayedAmount } from '#modules/payments/ledger/ledger.ts';
import { listRefundAccounts } from '#modules/payments/refunds/save-bank-account.ts';
import { alignReferral, lockReferral, type Referral } from '#modules/points/commands/align-referral.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** Days after the last day of a trip within which claiming it into an account still counts. */
const claimDays = 30;

interface Contact {
  phone: string | null;
  email: string | null;
}

/**
 * Brings the referral by which a booking's guest registered in line with the booking's current state. It depends on the state alone, so
 * it may run twice, late, and after anything that happened meanwhile. Lock order: booking → referral → points.
 */
export async function settleReferral(
  db: Executor,
  bookingId: string,
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
): Promise<void> {
  const isReferred = await db
    .selectFrom('referrals')
    .innerJoin('bookings', (join) => join.on('bookings.id', '=', bookingId))
    .select('referrals.id')
    .where(({ or, eb, ref }) =>
      or([
        eb('referrals.friend_id', '=', ref('bookings.account_id')),
        eb('referrals.booking_id', '=', bookingId),
      ]),
    )
    .executeTakeFirst();
  if (!isReferred) return;
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    if (!booking) return;
    const { accountId, createdAt, ...contact } = await tx
      .selectFrom('bookings')
      .select(['account_id as accountId', 'created_at as createdAt', 'phone', 'email'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const referral = await lockReferral(tx, { friendId: accountId, bookingId });
    if (!referral) return;
    const trip = {
      bookingId,
      bookedAt: createdAt,
      endedOn: booking.state === 'completed' ? lastDay(booking.quote) : null,
      stayedVnd: await getStayedAmount(tx, bookingId),
      against: await objectionTo(tx, { referral, bookingId, contact, secrets }),
    };
    await alignReferral(tx, referral, trip, { programmes: await getSettings(tx), now });
  });
}

/**
 * Settles what no event covers: trips that ended before the friend claimed them into their account. Idempotent.
 * @returns how many were examined
 */
export async function settleClaimedReferrals(
  db: Executor,
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
  limit = 500,
): Promise<number> {
  const due = await db
    .selectFrom('referrals')
    .innerJoin('bookings', 'bookings.account_id', 'referrals.friend_id')
    .select('bookings.id')
    .where('referrals.state', '=', 'waiting')
    .where('referrals.until_on', '>=', addDays(dayInVietnam(now), -claimDays))
    .where('bookings.state', '=', 'completed')
    .whereRef('bookings.created_at', '>=', 'referrals.registered_at')
    .whereRef('bookings.total_vnd', '>=', 'referrals.least_vnd')
    .orderBy('bookings.id')
    .limit(limit)
    .execute();
  for (const { id } of due) await settleReferral(db, id, { secrets, now });
  return due.length;
}

/** Whether the inviter booked it (by phone, mailbox however spelled, or refund account), or the friend was known before. */
async function objectionTo(
  tx: Tx,
  {
    referral,
    bookingId,
    contact,
    secrets,
  }: { referral: Referral; bookingId: string; contact: Contact; secrets: EncryptionSecrets },
): Promise<'own' | 'known' | null> {
  const inviter = await contactOf(tx, referral.inviterId);
  const friend = await contactOf(tx, referral.friendId);
  const contacts = [contact, friend].filter((one) => one !== null);
  if (inviter && contacts.some((one) => isSame(one, inviter))) return 'own';
  if (await isRefundedToInviter(tx, { bookingId, inviterId: referral.inviterId, secrets })) return 'own';
  const phones = contacts.flatMap(({ phone }) => phone ?? []);
  const emails = contacts.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const before = await tx
    .selectFrom('bookings')
    .select('id')
    .where('created_at', '<', referral.registeredAt)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('phone', 'in', phones), eb(sql`lower(email)`, 'in', [...emails, ''])]))
    .limit(1)
    .executeTakeFirst();
  return before ? 'known' : null;
}

async function contactOf(tx: Tx, userId: string | null): Promise<Contact | null> {
  if (userId === null) return null;
  const user = await tx
    .selectFrom('users')
    .select(['phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user ?? null;
}

function isSame(one: Contact, other: Contact): boolean {
  if (one.phone !== null && one.phone === other.phone) return true;
  return one.email !== null && other.email !== null && mailboxKey(one.email) === mailboxKey(other.email);
}

/** Whether this booking's guest named a refund account that the inviter named for a booking of theirs. */
async function isRefundedToInviter(
  tx: Tx,
  {
    bookingId,
    inviterId,
    secrets,
  }: { bookingId: string; inviterId: string | null; secrets: EncryptionSecrets },
): Promise<boolean> {
  const named = await listRefundAccounts(tx, secrets, bookingId);
  if (named.length === 0 || inviterId === null) return false;
  const own = await tx
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', inviterId)
    .where('id', '<>', bookingId)
    .execute();
  for (const { id } of own) {
    const accounts = await listRefundAccounts(tx, secrets, id);
    const isTheirs = ({ bankBin, accountNo }: { bankBin: string; accountNo: string }) =>
      accounts.some((one) => one.bankBin === bankBin && one.accountNo === accountNo);
    if (named.some(isTheirs)) return true;
  }
  return false;
}
