import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { accessCodeRequested, bookingCodesRequested } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { App } from '#platform/app.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import type { Queue } from '#platform/queue/queue.ts';

export const accessCodeMinutes = 15;

/** Wrong tries allowed per code; the database enforces the same limit. */
const accessCodeTries = 5;

/** The six digits of a requested code, derived from the secret and its id; stored nowhere. */
export function accessCodeOf(secret: string, id: string): string {
  const digest = createHmac('sha256', secret).update(`access-code:${id}`).digest();
  // 48 bits: modulo bias favours no digit by more than a few millionths.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

export type AskAccessCodeResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'unknown_booking' | 'too_many' };

/** Rate limits, as codes per minutes: enough for a lost mail, too few to flood a mailbox or to guess. */
const limits = [
  { codes: 3, minutes: 15 },
  { codes: 8, minutes: 24 * 60 },
];

/** Sends an access code to the booking's own mail, with which a browser gets full access to it. @returns the id to use it with */
export async function askAccessCode(
  db: Database,
  queue: Queue,
  { code }: { code: string },
  now: Date,
): Promise<AskAccessCodeResult> {
  return db.transaction().execute(async (tx): Promise<AskAccessCodeResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!(await mayAsk(tx, booking.id, now))) return { ok: false, reason: 'too_many' };
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + accessCodeMinutes * 60_000);
    await tx
      .insertInto('access_codes')
      .values({ id, booking_id: booking.id, asked_at: now, expires_at: expiresAt })
      .execute();
    await queue.send(tx, accessCodeRequested, { bookingId: booking.id, accessCodeId: id });
    return { ok: true, id };
  });
}

async function mayAsk(tx: Tx, bookingId: string, now: Date): Promise<boolean> {
  const requested = await tx
    .selectFrom('access_codes')
    .select('asked_at as at')
    .where('booking_id', '=', bookingId)
    .execute();
  return limits.every(({ codes, minutes }) => {
    const since = now.getTime() - minutes * 60_000;
    return requested.filter(({ at }) => at.getTime() > since).length < codes;
  });
}

/** 'ended': used, expired, or tried too often. */
export type RedeemAccessCodeResult = { ok: true } | { ok: false; reason: 'wrong' | 'ended' };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Redeems a sent code, once. Each try is a single UPDATE that counts and decides, so that of many concurrent tries no
 * more than the allowed number count and only one succeeds.
 */
export async function redeemAccessCode(
  db: Database,
  secret: string,
  { code, id, digits }: { code: string; id: string; digits: string },
  now: Date,
): Promise<RedeemAccessCodeResult> {
  if (!uuid.test(id)) return { ok: false, reason: 'ended' };
  const isRight = equal(digits.replace(/\D/g, ''), accessCodeOf(secret, id));
  const tried = await db
    .updateTable('access_codes')
    .set({ tries: sql`tries + 1`, used_at: isRight ? now : null })
    .where('id', '=', id)
    .where('booking_id', '=', (eb) => eb.selectFrom('bookings').select('id').where('code', '=', code))
    .where('used_at', 'is', null)
    .where('tries', '<', accessCodeTries)
    .where('expires_at', '>', now)
    .returning('tries')
    .executeTakeFirst();
  if (!tried) return { ok: false, reason: 'ended' };
  if (isRight) return { ok: true };
  return { ok: false, reason: tried.tries < accessCodeTries ? 'wrong' : 'ended' };
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** An access code that can still be used; null once it cannot. */
export async function findAccessCode(
  db: Executor,
  id: string,
  now: Date,
): Promise<{ expiresAt: Date } | null> {
  const row = await db
    .selectFrom('access_codes')
    .select('expires_at as expiresAt')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes codes that no limit counts any more. @returns how many */
export async function purgeAccessCodes(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 2 * 86_400_000);
  const done = await db.deleteFrom('access_codes').where('asked_at', '<', before).executeTakeFirst();
  return Number(done.numDeletedRows);
}

const hour = 3600;

/** The most bookings listed in one mail. */
const maxBookings = 5;

export type AskBookingCodesResult = { ok: true } | { ok: false; reason: 'too_many' };

/**
 * Mails the codes of a mailbox's bookings to that mailbox. The answer and its timing are the same whether there are any;
 * nor does the answer reveal that a mailbox was written to too often today.
 */
export async function askBookingCodes(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'> & { queue: Queue },
  { email, ip }: { email: string; ip: string },
): Promise<AskBookingCodesResult> {
  const mailbox = email.toLowerCase();
  const counting = countingOf(app);
  const calls = { name: 'booking codes asked', subject: addressKey(ip), max: 10, windowSeconds: hour };
  const mails = { name: 'booking codes mailed', subject: mailbox, max: 3, windowSeconds: 24 * hour };
  if (!(await takeAllowance(app.db, [calls], counting)).ok) return { ok: false, reason: 'too_many' };
  const mayMail = (await takeAllowance(app.db, [mails], counting)).ok;
  const found = await app.db
    .selectFrom('bookings')
    .select('id')
    .where(sql<boolean>`lower(email) = ${mailbox}`)
    .where('state', 'not in', ['expired', 'declined'])
    .orderBy('created_at', 'desc')
    .limit(maxBookings)
    .execute();
  const bookingIds = mayMail ? found.map(({ id }) => id) : [];
  await app.db
    .transaction()
    .execute((tx) => app.queue.send(tx, bookingCodesRequested, { askId: randomUUID(), bookingIds }));
  return { ok: true };
}
