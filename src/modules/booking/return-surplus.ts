import { bookingRefundRequested } from '#modules/booking/events.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { type RefundCause, requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** Refunds money that a locked booking does not need. */
export async function returnSurplus(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  {
    amountVnd,
    cause,
    partId = null,
    actor,
    now,
  }: {
    amountVnd: number;
    cause: RefundCause;
    /** The part whose payment was too much; null or missing for money paid towards the booking's whole price. */
    partId?: string | null | undefined;
    actor: Actor;
    now: Date;
  },
): Promise<void> {
  const isOfOne = cause === 'overpaid' || cause === 'duplicate_payment';
  const payer = isOfOne ? { payer: { partId } } : {};
  const refund = await requestRefund(tx, { booking, cause, amountVnd, ...payer, now });
  await recordEvent(tx, booking, { actor, reason: 'surplus_returned', details: { amountVnd, cause }, now });
  await queue.send(tx, bookingRefundRequested, { bookingId: booking.id, refundId: refund.id });
}
