import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { creditLetters } from '../schema.ts';

/** Validity of credit: a year. */
const validDays = 365;

interface NewCredit {
  /** The booking that the money comes from; locked by the caller. */
  bookingId: string;
  phone: string;
  email: string;
  amountVnd: number;
  now: Date;
}

/**
 * Turns money paid on a booking into credit for another one, or issues credit as goodwill ('credit_given'), which is a cost of ours.
 * @returns its code and last day
 */
export async function issueCredit(
  tx: Tx,
  { now, cause = 'credited', ...credit }: NewCredit & { cause?: 'credited' | 'credit_given' },
): Promise<{ code: string; validUntil: string }> {
  const letters = Array.from({ length: 8 }, () => creditLetters[randomInt(creditLetters.length)]);
  const terms = { code: `TD${letters.join('')}`, validUntil: addDays(dayInVietnam(now), validDays) };
  await writeCredit(tx, { ...credit, ...terms, cause, now });
  return terms;
}

/** Inserts a credit with a given code and last day, and posts its money, taken from what is owed to the guest, or from us. */
export async function writeCredit(
  tx: Tx,
  {
    code,
    validUntil,
    bookingId,
    phone,
    email,
    amountVnd,
    cause,
    now,
  }: NewCredit & { code: string; validUntil: string; cause: 'credited' | 'gift_issued' | 'credit_given' },
): Promise<void> {
  await tx
    .insertInto('credits')
    .values({
      code,
      booking_id: bookingId,
      phone,
      email,
      amount_vnd: amountVnd,
      rest_vnd: amountVnd,
      valid_until: validUntil,
      created_at: now,
    })
    .execute();
  const to = cause === 'credit_given' ? 'goodwill' : 'guest';
  await postLedger(tx, { bookingId, cause, from: 'credit', to, amountVnd });
}

export type TakeCreditResult =
  | { ok: true; amountVnd: number; restVnd: number }
  | { ok: false; reason: 'unknown_credit' | 'credit_expired' | 'credit_empty' };

interface Taking {
  /** As stored. */
  code: string;
  /** The booking to pay; locked by the caller. */
  bookingId: string;
  mostVnd: number;
  now: Date;
}

/**
 * Takes what a booking needs from a credit, as far as it covers. Only the phone number or mail address of its owner can
 * use it; for anybody else it does not exist. The caller posts the amount.
 */
export async function takeCredit(
  tx: Tx,
  { phone, email, ...taking }: Taking & { phone: string; email: string },
): Promise<TakeCreditResult> {
  const credit = await lockCredit(tx, taking.code);
  // A guest booked by phone may have no email address, which must not match other guests without one.
  const isOfMailbox = email !== '' && credit?.email.toLowerCase() === email.toLowerCase();
  if (!credit || !(credit.phone === phone || isOfMailbox)) return { ok: false, reason: 'unknown_credit' };
  return drawCredit(tx, credit, taking);
}

export interface LockedCredit {
  /** The owner's; empty where anyone with its code may use it. */
  phone: string;
  email: string;
  amountVnd: number;
  restVnd: number;
  validUntil: string;
}

/** Locks a credit, after its booking, so that nothing of it is spent twice. */
export async function lockCredit(tx: Tx, code: string): Promise<LockedCredit | undefined> {
  return tx
    .selectFrom('credits')
    .select(['phone', 'email', 'amount_vnd as amountVnd', 'rest_vnd as restVnd', 'valid_until as validUntil'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

/** Draws on a locked credit, without checking ownership; the balance is reduced only while enough is left. */
export async function drawCredit(
  tx: Tx,
  credit: LockedCredit,
  { code, bookingId, mostVnd, now }: Taking,
): Promise<TakeCreditResult> {
  if (credit.restVnd === 0) return { ok: false, reason: 'credit_empty' };
  if (credit.validUntil < dayInVietnam(now)) return { ok: false, reason: 'credit_expired' };
  const amountVnd = Math.min(credit.restVnd, mostVnd);
  const { restVnd } = await tx
    .updateTable('credits')
    .set((eb) => ({ rest_vnd: eb('rest_vnd', '-', amountVnd) }))
    .where('code', '=', code)
    .where('rest_vnd', '>=', amountVnd)
    .returning('rest_vnd as restVnd')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('credit_uses')
    .values({ credit_code: code, booking_id: bookingId, amount_vnd: amountVnd, at: now })
    .execute();
  return { ok: true, amountVnd, restVnd };
}

/**
 * Revokes an unused, locked credit in full, so that its money is the guest's again on the booking that it came from, which
 * is locked as well. @throws where some of it was used
 */
export async function takeCreditBack(
  tx: Tx,
  { code, bookingId, amountVnd, now }: { code: string; bookingId: string; amountVnd: number; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('credits')
    .set({ rest_vnd: 0 })
    .where('code', '=', code)
    .where('amount_vnd', '=', amountVnd)
    .where('rest_vnd', '=', amountVnd)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Credit ${code} has been partly used`);
  await tx
    .insertInto('credit_uses')
    .values({ credit_code: code, booking_id: bookingId, amount_vnd: amountVnd, at: now })
    .execute();
  await postLedger(tx, { bookingId, cause: 'gift_taken_back', from: 'guest', to: 'credit', amountVnd });
}

/** Extends the last day (ISO) of a locked credit. */
export async function extendCredit(tx: Tx, code: string, validUntil: string): Promise<void> {
  await tx.updateTable('credits').set({ valid_until: validUntil }).where('code', '=', code).execute();
}

/** A credit as shown on the booking that it came from. Amounts are đồng; the ISO day is the last one. */
export interface CreditView {
  code: string;
  amount: number;
  rest: number;
  validUntil: string;
}

/** The credits issued from a booking's money, oldest first. */
export function listCredits(db: Executor, bookingId: string): Promise<CreditView[]> {
  return db
    .selectFrom('credits')
    .select(['code', 'amount_vnd as amount', 'rest_vnd as rest', 'valid_until as validUntil'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
}

/** What a phone number can still spend of its credits on a day (ISO), in đồng; gift cards are not counted, whose code is given away. */
export async function sumUsableCredits(db: Executor, phone: string, today: string): Promise<number> {
  const { rows } = await sql<{ restVnd: number }>`
    SELECT coalesce(sum(rest_vnd), 0)::bigint AS "restVnd" FROM credits c
    WHERE phone = ${phone} AND phone <> '' AND rest_vnd > 0 AND valid_until >= ${today}
      AND NOT EXISTS (SELECT FROM gift_cards g WHERE g.booking_id = c.booking_id)`.execute(db);
  return rows[0]?.restVnd ?? 0;
}

/** How much of a booking's payments was credit, less what was returned to it. */
export async function getCreditPaid(db: Executor, bookingId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('credit_uses')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_vnd'), eb.lit(0)).as('paid'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return paid;
}
