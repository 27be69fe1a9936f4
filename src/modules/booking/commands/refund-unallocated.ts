import { requestRefund } from '#modules/payments/commands/request-refund.ts';
import { getPaidAmount } from '#modules/payments/queries/paid-amount.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { bookingRefundRequested } from '../events.ts';
import type { LockedBooking } from './lock-booking.ts';
import { changeState } from './record-event.ts';
import { sweepBookings } from './sweep-bookings.ts';

/**
 * Pays back in full what came for places that were gone, a day after the last of it came without anybody choosing.
 * @returns how many bookings
 */
export async function refundUnallocated(db: Database, queue: Queue, now: Date, limit = 100): Promise<number> {
  const due = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'paid_unallocated')
    .where('choice_by', '<=', now)
    .orderBy('choice_by')
    .limit(limit)
    .execute();
  return sweepBookings(
    db,
    due.map((row) => row.id),
    (tx, booking) => refundBooking(tx, queue, booking, now),
  );
}

async function refundBooking(tx: Tx, queue: Queue, booking: LockedBooking, now: Date): Promise<boolean> {
  if (booking.state !== 'paid_unallocated') return false;
  const amountVnd = await getPaidAmount(tx, booking.id);
  const refund = await requestRefund(tx, { bookingId: booking.id, cause: 'unallocated', amountVnd, now });
  const change = {
    actor: 'system' as const,
    reason: 'unallocated_refunded' as const,
    details: { amountVnd },
    now,
  };
  await changeState(tx, booking, 'refunding', change);
  await queue.send(tx, bookingRefundRequested, { bookingId: booking.id, refundId: refund.id });
  return true;
}
