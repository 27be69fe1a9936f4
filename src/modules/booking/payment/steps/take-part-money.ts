import { randomUUID } from 'node:crypto';
import { changeState } from '#modules/booking/change-state.ts';
import { bookingExpired, bookingPartPaid, bookingRefundRequested } from '#modules/booking/events.ts';
import { heldUntil } from '#modules/booking/held-until.ts';
import { findPart, listParts, type PaymentPart } from '#modules/booking/list-parts.ts';
import { holdOf, type LockedBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { extendHold, releaseHold } from '#modules/inventory/holds/holds.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { EventOutcome } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Payment } from './payment.ts';

/**
 * Applies money in the ledger to the part that it was paid for. A surplus is refunded to its payer; if it is too little, the
 * rest becomes a part of its own under the same link. A part that is already paid or has ended takes nothing: the money is
 * refunded in full.
 * @returns whether the part took it
 */
export async function takePartMoney(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  payment: Payment & { partId: string },
): Promise<boolean> {
  const { partId, amountVnd, method, now } = payment;
  const part = await findPart(tx, partId);
  if (part?.bookingId !== booking.id)
    throw new Error(`Part ${partId} does not belong to booking ${booking.code}`);
  if (part.state !== 'open') {
    await returnSurplus(tx, queue, booking, { ...payment, cause: 'duplicate_payment' });
    return false;
  }
  const missingVnd = part.amountVnd - amountVnd;
  await tx
    .updateTable('payment_parts')
    .set({ state: 'paid', paid_at: now, method, amount_vnd: Math.min(part.amountVnd, amountVnd) })
    .where('id', '=', partId)
    .execute();
  if (missingVnd > 0) await openRest(tx, part, { amountVnd: missingVnd, now });
  if (missingVnd < 0) {
    const surplus = { ...payment, amountVnd: -missingVnd, cause: 'overpaid' as const };
    await returnSurplus(tx, queue, booking, surplus);
  }
  // The holder's open attempt is for more than is due now.
  for (const payer of [partId, null])
    await endAttempts(tx, booking.id, { state: 'cancelled', partId: payer, now });
  return true;
}

async function openRest(
  tx: Tx,
  { id, bookingId, name, keptUntil }: PaymentPart,
  { amountVnd, now }: { amountVnd: number; now: Date },
): Promise<void> {
  const { number } = (await listParts(tx, bookingId)).at(-1) as PaymentPart;
  await tx
    .insertInto('payment_parts')
    .values({
      id: randomUUID(),
      booking_id: bookingId,
      number: number + 1,
      name,
      amount_vnd: amountVnd,
      rest_of: id,
      kept_until: keptUntil,
      created_at: now,
    })
    .execute();
}

/**
 * One part is paid and others are not: the inventory stays held, with the first one for the time announced at the division,
 * with each further one for the half hour that a transfer gets. If the inventory is lost, all money is refunded.
 */
export async function waitForOthers(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { partId, amountVnd, actor, method, now }: Payment & { partId: string },
  paidVnd: number,
): Promise<EventOutcome> {
  const parts = await listParts(tx, booking.id);
  const isFirst = parts.filter(({ state }) => state === 'paid').length === 1;
  const short = heldUntil('vietqr', now) ?? now;
  const kept = parts.find(({ id }) => id === partId)?.keptUntil ?? short;
  const until = isFirst && kept > short ? kept : short;
  const held = await extendHold(tx, holdOf(booking).id, until);
  if (!held.ok) {
    await expireWithParts(tx, queue, booking, { reason: 'hold_expired', amountVnd: paidVnd, now });
    return 'unallocated';
  }
  const details = { amountVnd, method, restVnd: booking.dueNowVnd - paidVnd };
  const event = { actor, reason: 'part_paid' as const, details, now };
  if (booking.state === 'held') await changeState(tx, booking, 'pending_payment', event);
  else await recordEvent(tx, booking, event);
  await queue.send(tx, bookingPartPaid, { bookingId: booking.id, at: now.toISOString() });
  return 'partial';
}

/**
 * Ends a locked booking of which only some payers have paid their part: everybody's money is refunded at once, because nobody
 * may decide about the money of others.
 */
export async function expireWithParts(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { reason, amountVnd, now }: { reason: 'hold_expired' | 'days_closed'; amountVnd: number; now: Date },
): Promise<void> {
  const { id, code, state, hold } = booking;
  if (!isAwaitingPayment(state)) throw new Error(`Booking ${code} is not waiting for parts`);
  if (hold) await releaseHold(tx, hold.id, 'expired', 'lapsed');
  await changeState(tx, booking, 'expired', { actor: 'system', reason, now });
  await endAttempts(tx, id, { state: 'expired', now });
  await queue.send(tx, bookingExpired, { bookingId: id });
  const refund = await requestRefund(tx, { booking, cause: 'unallocated', amountVnd, now });
  const over = { id, state: 'expired' as const };
  await recordEvent(tx, over, { actor: 'system', reason: 'parts_returned', details: { amountVnd }, now });
  await queue.send(tx, bookingRefundRequested, { bookingId: id, refundId: refund.id });
}
