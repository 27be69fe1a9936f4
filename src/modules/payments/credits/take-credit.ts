import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

export type TakeCreditResult =
  | { ok: true; amountVnd: number; restVnd: number }
  | { ok: false; reason: 'unknown_credit' | 'credit_expired' | 'credit_empty' };

interface Taking {
  /** As stored. */
  code: string;
  /** The booking that is paid with it; locked by the caller. */
  bookingId: string;
  phone: string;
  email: string;
  mostVnd: number;
  now: Date;
}

/**
 * Takes what a booking needs out of a credit, as far as it goes. Only the phone number or the address of its owner can
 * use it; for anybody else there is no such credit. The row is locked, and it falls only while enough is left, so nothing
 * of it is spent twice. What was taken is booked by the caller.
 */
export async function takeCredit(
  tx: Tx,
  { code, bookingId, phone, email, mostVnd, now }: Taking,
): Promise<TakeCreditResult> {
  const credit = await tx
    .selectFrom('credits')
    .select(['phone', 'email', 'rest_vnd as restVnd', 'valid_until as validUntil'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  const isTheirs = credit?.phone === phone || credit?.email.toLowerCase() === email.toLowerCase();
  if (!credit || !isTheirs) return { ok: false, reason: 'unknown_credit' };
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
