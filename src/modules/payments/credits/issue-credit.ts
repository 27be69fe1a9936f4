import { randomInt } from 'node:crypto';
import { postLedger } from '#modules/payments/ledger/post-ledger.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { creditLetters } from './credit-code.ts';

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

/** Turns money that a guest has on a booking into credit for another one. @returns its code and last day */
export async function issueCredit(
  tx: Tx,
  { bookingId, phone, email, amountVnd, now }: NewCredit,
): Promise<{ code: string; validUntil: string }> {
  const letters = Array.from({ length: 8 }, () => creditLetters[randomInt(creditLetters.length)]);
  const credit = { code: `TD${letters.join('')}`, validUntil: addDays(dayInVietnam(now), validDays) };
  await tx
    .insertInto('credits')
    .values({
      code: credit.code,
      booking_id: bookingId,
      phone,
      email,
      amount_vnd: amountVnd,
      rest_vnd: amountVnd,
      valid_until: credit.validUntil,
      created_at: now,
    })
    .execute();
  await postLedger(tx, { bookingId, cause: 'credited', from: 'credit', to: 'guest', amountVnd });
  return credit;
}
