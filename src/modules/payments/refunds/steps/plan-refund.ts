import { randomUUID } from 'node:crypto';
import { payoutLimits, planPayouts } from '#modules/payments/refunds/payouts/plan-payouts.ts';
import type { Instrument } from '#modules/payments/refunds/refund-promise.ts';
import type { Tx } from '#platform/db/connect.ts';
import { listPaymentsIn, listStandingPayouts } from './list-payments-in.ts';

/**
 * Inserts the payouts of a new refund. References count on within the booking ('DV26A7K9Q-R2') and are never reused.
 * The caller has locked the booking. @returns the instruments that receive the money
 */
export async function planRefund(
  tx: Tx,
  refund: { id: string; bookingId: string; bookingCode: string; partId: string | null; amountVnd: number },
  now: Date,
): Promise<Instrument[]> {
  const { bookingId } = refund;
  const { count } = await tx
    .selectFrom('refund_payouts')
    .innerJoin('refunds', 'refunds.id', 'refund_payouts.refund_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('refunds.booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const planned = planPayouts(
    await listPaymentsIn(tx, bookingId, refund.partId),
    await listStandingPayouts(tx, bookingId),
    refund.amountVnd,
    payoutLimits,
  );
  await tx
    .insertInto('refund_payouts')
    .values(
      planned.map(({ entryId, attemptId, channel, instrument, amountVnd }, index) => ({
        id: randomUUID(),
        refund_id: refund.id,
        sequence: index + 1,
        channel,
        instrument,
        paid_entry_id: entryId,
        attempt_id: attemptId,
        reference: `${refund.bookingCode}-R${count + index + 1}`,
        amount_vnd: amountVnd,
        state: 'planned',
        created_at: now,
      })),
    )
    .execute();
  return planned.map(({ instrument }) => instrument);
}
