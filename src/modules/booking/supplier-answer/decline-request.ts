import { changeState } from '#modules/booking/change-state.ts';
import { bookingDeclined, bookingRefundRequested } from '#modules/booking/events.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { type Actor, isStaff } from '#modules/booking/policy.ts';
import { getPaidAmount } from '#modules/payments/ledger/get-paid-amount.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { listOtherDates } from './list-other-dates.ts';

export type DeclineRequestResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_on_request' };

interface Decline {
  code: string;
  actor: Actor;
  /** Why, for the guest to read. */
  note: string;
}

/**
 * Writes that the supplier cannot take a request and tells the guest why and when else there would be places. What the
 * guest has paid early goes back in full. A second call is refused.
 */
export async function declineRequest(
  db: Database,
  queue: Queue,
  { code, actor, note }: Decline,
  now: Date,
): Promise<DeclineRequestResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<DeclineRequestResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (booking.state !== 'on_request') return { ok: false, reason: 'not_on_request' };
    await endRequest(tx, queue, booking, { actor, reason: 'request_declined', note, now });
    return { ok: true };
  });
}

/** Declines a locked request: by staff, or by the clock. */
export async function endRequest(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  {
    actor,
    reason,
    note,
    now,
  }: { actor: Actor; reason: 'request_declined' | 'request_unanswered'; note: string; now: Date },
): Promise<void> {
  const otherDates = await listOtherDates(tx, booking.quote, now);
  await changeState(tx, booking, 'declined', { actor, reason, details: { note, otherDates }, now });
  await queue.send(tx, bookingDeclined, { bookingId: booking.id });
  const amountVnd = await getPaidAmount(tx, booking.id);
  if (amountVnd === 0) return;
  const refund = await requestRefund(tx, { booking, cause: 'cancelled', amountVnd, now });
  await queue.send(tx, bookingRefundRequested, { bookingId: booking.id, refundId: refund.id });
}
