import { bookingBalancePartPaid } from '#modules/booking/events.ts';
import { endOpenParts } from '#modules/booking/list-parts.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import type { EventOutcome } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Payment } from './payment.ts';

/**
 * Posts money for a booking whose inventory is already sold: for its balance, or as a surplus that is refunded. A payment started
 * before another payment confirmed the booking was for the same amount, and is refunded in full.
 */
export async function takeBalance(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  payment: Payment,
  surplusVnd: number,
): Promise<EventOutcome> {
  const isDeposit = await wasBegunBefore(tx, booking, payment);
  // The other payers' parts now exceed the balance.
  if (!isDeposit) await endOpenParts(tx, booking.id, payment.now);
  const tooMuchVnd = isDeposit ? payment.amountVnd : surplusVnd;
  if (tooMuchVnd > 0) {
    await returnSurplus(tx, queue, booking, {
      ...payment,
      amountVnd: tooMuchVnd,
      cause: 'duplicate_payment',
    });
    return 'duplicate_payment';
  }
  const { actor, amountVnd, method, now } = payment;
  await recordEvent(tx, booking, { actor, reason: 'balance_paid', details: { amountVnd, method }, now });
  await endAttempts(tx, booking.id, { state: 'succeeded', method, now });
  return 'balance';
}

/** One of several payers has paid their part of the balance; the others' attempts continue, and the holder is notified. */
export async function takeBalancePart(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { actor, amountVnd, method, now }: Payment,
  paidVnd: number,
): Promise<EventOutcome> {
  const restVnd = booking.totalVnd - paidVnd;
  const reason = restVnd > 0 ? 'part_paid' : 'balance_paid';
  await recordEvent(tx, booking, { actor, reason, details: { amountVnd, method, restVnd }, now });
  await queue.send(tx, bookingBalancePartPaid, { bookingId: booking.id, at: now.toISOString() });
  return 'balance';
}

/** Whether a payment was for the amount with which another has since confirmed the booking, and not for the balance. */
async function wasBegunBefore(tx: Tx, booking: LockedBooking, { startedAt }: Payment): Promise<boolean> {
  if (!startedAt) return false;
  const { confirmedAt } = await tx
    .selectFrom('bookings')
    .select('confirmed_at as confirmedAt')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  return confirmedAt !== null && startedAt < confirmedAt;
}
