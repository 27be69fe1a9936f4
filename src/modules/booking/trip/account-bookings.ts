import { sql } from 'kysely';
import { settlePoints } from '#modules/booking/points/settle-points.ts';
import { type BookingView, findBookingByCode, getBooking } from '#modules/booking/trip/find-booking.ts';
import { takeBackEarned } from '#modules/points/commands/align-points.ts';
import { releaseReferral } from '#modules/points/commands/release-referral.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { readAll } from '#platform/db/read-all.ts';

/** An account's holder, as used for ownership of bookings; mail and phone are verified. */
export interface AccountHolder {
  userId: string;
  /** In lower case. */
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/** The most bookings on one page. */
const maxListed = 60;

/** The bookings of an account, newest first, as their owner sees them. */
export async function listAccountBookings(
  db: Executor,
  { userId }: Pick<AccountHolder, 'userId'>,
  now: Date,
): Promise<BookingView[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(maxListed)
    .execute();
  return readAll(
    db,
    rows.map(
      ({ id }) =>
        () =>
          getBooking(db, id, now),
    ),
  );
}

/** The codes of bookings by their ids. */
export async function listBookingCodes(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('bookings').select(['id', 'code']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Which of some bookings belong to an account. */
export async function listOwnCodes(
  db: Executor,
  { userId, codes }: { userId: string; codes: readonly string[] },
): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select('code')
    .where('account_id', '=', userId)
    .where('code', 'in', codes)
    .execute();
  return rows.map(({ code }) => code);
}

/** The booking of a code if it belongs to this account; null otherwise. */
export async function findAccountBooking(
  db: Executor,
  { code, userId }: { code: string; userId: string },
  now: Date,
): Promise<BookingView | null> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('code', '=', code)
    .where('account_id', '=', userId)
    .executeTakeFirst();
  return row ? findBookingByCode(db, code, now) : null;
}

/**
 * Claims the bookings made with a guest's own, verified mailbox for their account, with the points of finished trips; those of
 * another account stay there. Idempotent. @returns how many
 */
export async function claimByMailbox(
  db: Database,
  { userId, email }: AccountHolder,
  now: Date,
): Promise<number> {
  if (email === null) return 0;
  const claimed = await db
    .updateTable('bookings')
    .set({ account_id: userId })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bookings')
        .select('id')
        .where(sql<boolean>`lower(email) = ${email}`)
        .where('account_id', 'is', null)
        .orderBy('id')
        .forUpdate(),
    )
    .where('account_id', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of claimed) await settlePoints(db, id, now);
  return claimed.length;
}

export type ClaimBookingResult =
  | { ok: true }
  /** 'not_proven': neither the phone nor the mailbox that it was made with is verified for this guest. */
  | { ok: false; reason: 'unknown_booking' | 'not_proven' | 'taken' };

/**
 * Claims one booking for a guest's account. Its code alone proves nothing: the phone or mailbox that it was made with must be
 * verified for the account, or the device must have full access (`hasFullAccess`), which only the booking's own mail or the
 * checkout gives. Of two accounts that claim concurrently one succeeds. Idempotent.
 */
export async function claimBooking(
  db: Database,
  { code, holder, hasFullAccess }: { code: string; holder: AccountHolder; hasFullAccess: boolean },
  now: Date,
): Promise<ClaimBookingResult> {
  return db.transaction().execute(async (tx): Promise<ClaimBookingResult> => {
    const row = await tx
      .selectFrom('bookings')
      .select(['id', 'phone', 'account_id as accountId', sql<string>`lower(email)`.as('email')])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_booking' };
    const isOwn = row.phone === holder.phone || row.email === holder.email;
    if (!isOwn && !hasFullAccess) return { ok: false, reason: 'not_proven' };
    if (row.accountId !== null)
      return row.accountId === holder.userId ? { ok: true } : { ok: false, reason: 'taken' };
    await tx.updateTable('bookings').set({ account_id: holder.userId }).where('id', '=', row.id).execute();
    await settlePoints(tx, row.id, now);
    return { ok: true };
  });
}

/**
 * Assigns bookings without an account to one, with the points of finished trips: staff have found its guest to be their owner. Those
 * claimed by another account meanwhile stay there. @param ids of bookings @returns those that were assigned
 */
export async function claimForAccount(
  tx: Executor,
  { ids, userId }: { ids: readonly string[]; userId: string },
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  await sql`SELECT FROM bookings WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`.execute(tx);
  const claimed = await tx
    .updateTable('bookings')
    .set({ account_id: userId })
    .where('id', 'in', [...ids])
    .where('account_id', 'is', null)
    .returning('id')
    .execute();
  const got = claimed.map(({ id }) => id).sort();
  for (const id of got) await settlePoints(tx, id, now);
  return got;
}

/**
 * Removes bookings from an account to which staff assigned them by mistake, with the points that came of them. Those no longer
 * in it stay where they are. @returns how many
 */
export async function releaseFromAccount(
  tx: Tx,
  { ids, userId }: { ids: readonly string[]; userId: string },
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  await sql`SELECT FROM bookings WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`.execute(tx);
  const released = await tx
    .updateTable('bookings')
    .set({ account_id: null })
    .where('id', 'in', [...ids])
    .where('account_id', '=', userId)
    .returning('id')
    .execute();
  for (const { id } of released) await releaseReferral(tx, { bookingId: id, friendId: userId }, now);
  for (const id of released.map((row) => row.id).sort()) await takeBackEarned(tx, id, now);
  return released.length;
}
