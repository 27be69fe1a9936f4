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
 * Books money for a booking whose places are sold already: for its balance, or too much, which goes back. What was begun before another
 * payment confirmed it was for the same, and goes back whole.
 */
export async function takeBalance(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  payment: Payment,
  surplusVnd: number,
): Promise<EventOutcome> {
  const isDeposit = await wasBegunBefore(tx, booking, payment);
  // What the others were to pay comes to more than is left by now.
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

/** One of several has paid their part of the balance; what the others began to pay goes on, and the holder is told. */
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

/** Whether a payment was for what another one has confirmed the booking with meanwhile, and not for the balance. */
async function wasBegunBefore(tx: Tx, booking: LockedBooking, { startedAt }: Payment): Promise<boolean> {
  if (!startedAt) return false;
  const { confirmedAt } = await tx
    .selectFrom('bookings')
    .select('confirmed_at as confirmedAt')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  return confirmedAt !== null && startedAt < confirmedAt;
}
