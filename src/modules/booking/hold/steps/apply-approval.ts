import { startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { changeState } from '#modules/booking/change-state.ts';
import {
  bookingApprovalRefused,
  bookingApproved,
  bookingCancelled,
  bookingRefundRequested,
} from '#modules/booking/events.ts';
import { heldAfterApproval } from '#modules/booking/held-until.ts';
import { holdOf, type LockedBooking } from '#modules/booking/lock-booking.ts';
import { confirmUnpaid } from '#modules/booking/payment/steps/confirm-unpaid.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { extendHold, releaseHold } from '#modules/inventory/holds/holds.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

interface Decision {
  isHeld: boolean;
  account: string;
  note: string;
  actor: Actor;
  now: Date;
}

/** The booking may be paid; it is confirmed where the amount due is already there. */
export async function applyApproval(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  decision: Decision,
): Promise<void> {
  const { isHeld, account, note, actor, now } = decision;
  const { id, totalVnd } = booking;
  await tx
    .updateTable('bookings')
    .set({ approval: 'approved', approved_vnd: totalVnd, approval_note: note })
    .where('id', '=', id)
    .execute();
  const details = { account, note, totalVnd };
  await recordEvent(tx, booking, { actor, reason: 'approval_given', details, now });
  if (isHeld) {
    const until = heldAfterApproval({ now, startsAt: startsAt(booking.quote) });
    const held = await extendHold(tx, holdOf(booking).id, until);
    if (!held.ok) throw new Error('The hold ended although its booking is locked');
    if ((await getPaidAmount(tx, id)) >= booking.dueNowVnd) {
      await confirmUnpaid(tx, queue, id, { actor, now });
      return;
    }
  }
  await queue.send(tx, bookingApproved, { bookingId: id });
}

/** The booking is cancelled, and money received for it is refunded in full. */
export async function applyRefusal(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  decision: Decision,
): Promise<void> {
  const { isHeld, account, note, actor, now } = decision;
  const { id } = booking;
  await tx
    .updateTable('bookings')
    .set({ approval: 'refused', approval_note: note })
    .where('id', '=', id)
    .execute();
  if (isHeld) {
    const released = await releaseHold(tx, holdOf(booking).id, 'released', 'cancelled');
    if (!released.ok) throw new Error('The hold ended although its booking is locked');
  }
  const refundVnd = await getPaidAmount(tx, id);
  const details = { account, note, refundVnd };
  await changeState(tx, booking, 'cancelled', { actor, reason: 'approval_refused', details, now });
  await endAttempts(tx, id, { state: 'cancelled', now });
  await queue.send(tx, bookingCancelled, { bookingId: id });
  await queue.send(tx, bookingApprovalRefused, { bookingId: id });
  if (refundVnd === 0) return;
  const refund = await requestRefund(tx, { booking, cause: 'cancelled', amountVnd: refundVnd, now });
  await queue.send(tx, bookingRefundRequested, { bookingId: id, refundId: refund.id });
}
