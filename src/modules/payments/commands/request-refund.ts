import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { addWorkingDays } from '../rules/working-days.ts';
import { postLedger } from './post-ledger.ts';

export type RefundCause =
  | 'cancelled'
  | 'overpaid'
  | 'duplicate_payment'
  | 'unallocated'
  | 'disrupted'
  | 'goodwill';

/** Submitted within one working day, two more for the bank. */
const promisedWorkingDays = 3;

/**
 * Owes a guest money back: from here on it is no longer theirs with us but payable to them. The caller has locked the
 * booking.
 * @throws when the booking's refunds would exceed its payments (checked again by the database at the end)
 */
export async function requestRefund(
  tx: Tx,
  {
    bookingId,
    cause,
    amountVnd,
    now,
  }: { bookingId: string; cause: RefundCause; amountVnd: number; now: Date },
): Promise<{ id: string; promisedOn: string }> {
  const { count } = await tx
    .selectFrom('refunds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .where('cause', '=', cause)
    .executeTakeFirstOrThrow();
  const today = dayInVietnam(now);
  const daysOff = await tx
    .selectFrom('holidays')
    .select(['from_on as from', 'to_on as to'])
    .where('is_public_holiday', '=', true)
    .where('to_on', '>=', today)
    .execute();
  const refund = { id: randomUUID(), promisedOn: addWorkingDays(today, promisedWorkingDays, daysOff) };
  await tx
    .insertInto('refunds')
    .values({
      id: refund.id,
      booking_id: bookingId,
      cause,
      sequence: count + 1,
      amount_vnd: amountVnd,
      state: 'requested',
      promised_on: refund.promisedOn,
      created_at: now,
    })
    .execute();
  await postLedger(tx, {
    bookingId,
    cause: `refund_${cause}`,
    from: 'refund_payable',
    to: 'guest',
    amountVnd,
  });
  return refund;
}
