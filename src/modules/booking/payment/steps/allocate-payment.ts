import { payForChange } from '#modules/booking/change/steps/pay-for-change.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { bookingPartlyPaid } from '#modules/booking/events.ts';
import { heldUntil } from '#modules/booking/held-until.ts';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import { endOpenParts, hasPaidParts } from '#modules/booking/list-parts.ts';
import { holdOf, type LockedBooking } from '#modules/booking/lock-booking.ts';
import { findOpenChange } from '#modules/booking/open-change.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { convertHold, extendHold, releaseHold } from '#modules/inventory/holds/holds.ts';
import { endAttempts, renewQr } from '#modules/payments/attempts/attempts.ts';
import { type Account, getPaidAmount, postLedger } from '#modules/payments/ledger/ledger.ts';
import type { EventOutcome } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { confirmBooking } from './confirm-booking.ts';
import { markUnallocated } from './mark-unallocated.ts';
import type { Payment } from './payment.ts';
import { reserveAgain } from './reserve-again.ts';
import { takeBalance, takeBalancePart } from './take-balance.ts';
import { expireWithParts, takePartMoney, waitForOthers } from './take-part-money.ts';

/**
 * Posts money for a locked booking and applies the consequences: confirm, ask for the rest, try to reserve lost inventory again, refund the
 * surplus. The only place that connects money and inventory; every payment method ends here.
 */
export async function allocatePayment(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  payment: Payment,
): Promise<EventOutcome> {
  const { amountVnd, inboxId, method, partId = null } = payment;
  const to = accountOf[method];
  await postLedger(tx, {
    bookingId: booking.id,
    cause: `paid_${method}`,
    inboxId,
    from: 'guest',
    to,
    amountVnd,
    partId,
  });
  const ofPart = partId === null ? null : { ...payment, partId };
  if (ofPart && !(await takePartMoney(tx, queue, booking, ofPart))) return 'duplicate_payment';
  const paidVnd = await getPaidAmount(tx, booking.id);
  switch (booking.state) {
    case 'confirmed': {
      const change = await findOpenChange(tx, booking.id);
      if (ofPart && paidVnd <= booking.totalVnd) return takeBalancePart(tx, queue, booking, ofPart, paidVnd);
      return change
        ? payForChange(tx, queue, { booking, change, paidVnd }, payment)
        : takeBalance(tx, queue, booking, payment, paidVnd - booking.totalVnd);
    }
    case 'completed':
    case 'disrupted':
      if (isGiftOrder(booking.quote)) {
        await returnSurplus(tx, queue, booking, { ...payment, cause: 'duplicate_payment' });
        return 'duplicate_payment';
      }
      return takeBalance(tx, queue, booking, payment, paidVnd - booking.totalVnd);
    case 'on_request': {
      const { actor, now } = payment;
      await recordEvent(tx, booking, { actor, reason: 'paid_before_answer', details: { amountVnd }, now });
      return 'partial';
    }
    case 'declined':
    case 'cancelled':
    case 'refunding':
      await returnSurplus(tx, queue, booking, { ...payment, cause: 'duplicate_payment' });
      return 'duplicate_payment';
    default:
      if (booking.awaitsApproval) return keepUntilApproved(tx, queue, booking, payment);
      if (ofPart && paidVnd < booking.dueNowVnd) return waitForOthers(tx, queue, booking, ofPart, paidVnd);
      return paidVnd < booking.dueNowVnd
        ? takePart(tx, queue, booking, payment, paidVnd)
        : takeAll(tx, queue, booking, payment, paidVnd);
  }
}

const accountOf: Record<Payment['method'], Account> = {
  vietqr: 'bank',
  office: 'cash',
  vnpay: 'gateway',
  momo: 'gateway',
  zalopay: 'gateway',
  credit: 'credit',
};

/** Money received before the firm's approval waits for it; if the hold ends first, it is refunded with all that waited. */
async function keepUntilApproved(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  payment: Payment,
): Promise<EventOutcome> {
  const { actor, amountVnd, now } = payment;
  if (isAwaitingPayment(booking.state) && holdOf(booking).state === 'active') {
    await recordEvent(tx, booking, { actor, reason: 'paid_before_approval', details: { amountVnd }, now });
    return 'partial';
  }
  await returnSurplus(tx, queue, booking, { ...payment, cause: 'unallocated' });
  return 'unallocated';
}

async function takeAll(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  payment: Payment,
  paidVnd: number,
): Promise<EventOutcome> {
  const isInTime = isAwaitingPayment(booking.state) && (await sellHeld(tx, holdOf(booking).id));
  if (!isInTime && !(await reserveAgain(tx, booking, payment.now))) {
    await markUnallocated(tx, queue, booking, payment);
    return 'unallocated';
  }
  const { actor, method, now } = payment;
  const reason = isInTime ? 'paid' : 'paid_late';
  const state = await confirmBooking(tx, queue, booking, { actor, method, now, reason });
  const surplusVnd = paidVnd - booking.totalVnd;
  if (surplusVnd > 0) {
    await returnSurplus(
      tx,
      queue,
      { ...booking, state },
      { ...payment, amountVnd: surplusVnd, cause: 'overpaid' },
    );
  }
  if (!isInTime) return 'late_confirmed';
  return surplusVnd > 0 ? 'overpaid' : 'confirmed';
}

/** False when the inventory is gone, or nothing takes place on its days any more: then it is not held either. */
async function sellHeld(tx: Tx, holdId: string): Promise<boolean> {
  const sold = await convertHold(tx, holdId);
  if (!sold.ok && sold.reason === 'stopped') await releaseHold(tx, holdId, 'expired', 'days_closed');
  return sold.ok;
}

/** Underpaid: the guest gets a new QR code for the rest and the time to pay it, while the inventory is held for them. */
async function takePart(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { amountVnd, actor, method, now }: Payment,
  paidVnd: number,
): Promise<EventOutcome> {
  // The other payers' parts now exceed the amount due.
  await endOpenParts(tx, booking.id, now);
  if (method === 'credit') {
    // The guest can pay the rest at once, in the time that remains.
    await endAttempts(tx, booking.id, { state: 'cancelled', now });
    await recordEvent(tx, booking, { actor, reason: 'credit_used', details: { amountVnd }, now });
    return 'partial';
  }
  const until = heldUntil('vietqr', now) ?? now;
  const held = isAwaitingPayment(booking.state) ? await extendHold(tx, holdOf(booking).id, until) : null;
  if (!held?.ok && isAwaitingPayment(booking.state) && (await hasPaidParts(tx, booking.id))) {
    await expireWithParts(tx, queue, booking, { reason: 'hold_expired', amountVnd: paidVnd, now });
    return 'unallocated';
  }
  if (!held?.ok) {
    await markUnallocated(tx, queue, booking, { actor, amountVnd, now });
    return 'unallocated';
  }
  const restVnd = booking.dueNowVnd - paidVnd;
  await endAttempts(tx, booking.id, { state: 'cancelled', now });
  await renewQr(tx, {
    bookingId: booking.id,
    bookingCode: booking.code,
    amountVnd: restVnd,
    expiresAt: held.expiresAt,
    now,
  });
  const change = { actor, reason: 'partial_payment' as const, details: { amountVnd, restVnd }, now };
  if (booking.state === 'held') await changeState(tx, booking, 'pending_payment', change);
  else await recordEvent(tx, booking, change);
  await queue.send(tx, bookingPartlyPaid, { bookingId: booking.id });
  return 'partial';
}
