import { randomInt } from 'node:crypto';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** A credit can be used for a year. */
const validDays = 365;

interface NewCredit {
  /** The booking whose money it is; locked by the caller. */
  bookingId: string;
  phone: string;
  email: string;
  amountVnd: number;
  now: Date;
}

/**
 * Turns money that a guest has on a booking into credit for another one, or gives credit that nobody owes ('credit_given'), which is a
 * cost of ours. @returns its code and last day
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

/** Writes a credit of a known code and last day, and books its money, which leaves what is owed to the guest, or is ours. */
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
  /** The booking that is paid with it; locked by the caller. */
  bookingId: string;
  mostVnd: number;
  now: Date;
}

/**
 * Takes what a booking needs out of a credit, as far as it goes. Only the phone number or the address of its owner can
 * use it; for anybody else there is no such credit. What was taken is booked by the caller.
 */
export async function takeCredit(
  tx: Tx,
  { phone, email, ...taking }: Taking & { phone: string; email: string },
): Promise<TakeCreditResult> {
  const credit = await lockCredit(tx, taking.code);
  // Who was booked for on the phone may have no address, and is not everybody else without one.
  const isOfMailbox = email !== '' && credit?.email.toLowerCase() === email.toLowerCase();
  if (!credit || !(credit.phone === phone || isOfMailbox)) return { ok: false, reason: 'unknown_credit' };
  return drawCredit(tx, credit, taking);
}

export interface LockedCredit {
  /** Of its owner; empty where whoever has its code may use it. */
  phone: string;
  email: string;
  amountVnd: number;
  restVnd: number;
  validUntil: string;
}

/** Locks a credit after the booking that it is about, so that nothing of it is spent twice. */
export async function lockCredit(tx: Tx, code: string): Promise<LockedCredit | undefined> {
  return tx
    .selectFrom('credits')
    .select(['phone', 'email', 'amount_vnd as amountVnd', 'rest_vnd as restVnd', 'valid_until as validUntil'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

/** Draws on a locked credit, whoever may use it; it falls only while enough is left. */
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
 * Takes a locked credit back whole, of which nothing was used, so that its money is the guest's again on the booking that it
 * came from; with the booking locked, too. @throws where some of it was used
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
  if (numUpdatedRows !== 1n) throw new Error(`Some of credit ${code} was used`);
  await tx
    .insertInto('credit_uses')
    .values({ credit_code: code, booking_id: bookingId, amount_vnd: amountVnd, at: now })
    .execute();
  await postLedger(tx, { bookingId, cause: 'gift_taken_back', from: 'guest', to: 'credit', amountVnd });
}

/** Lets a credit be used until a later day (ISO), with the credit locked. */
export async function extendCredit(tx: Tx, code: string, validUntil: string): Promise<void> {
  await tx.updateTable('credits').set({ valid_until: validUntil }).where('code', '=', code).execute();
}

/** A credit as the booking that it came from shows it. Amounts are đồng; the day is ISO, and the last one. */
export interface CreditView {
  code: string;
  amount: number;
  rest: number;
  validUntil: string;
}

/** The credits that a booking's money became, oldest first. */
export function listCredits(db: Executor, bookingId: string): Promise<CreditView[]> {
  return db
    .selectFrom('credits')
    .select(['code', 'amount_vnd as amount', 'rest_vnd as rest', 'valid_until as validUntil'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
}

/** How much of what a booking's guest has paid was credit, less what came back of it. */
export async function getCreditPaid(db: Executor, bookingId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('credit_uses')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_vnd'), eb.lit(0)).as('paid'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return paid;
}

/** Letters and digits that nobody mistakes for one another when they are read out. */
const creditLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The code of a credit as it is stored, in whatever way it was typed; null when it cannot be one. */
export function readCreditCode(typed: string): string | null {
  const code = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^TD[2-9A-HJKMNP-Z]{8}$/.test(code) ? code : null;
}
