import { holdOf, type LockedBooking } from '#modules/booking/lock-booking.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import { releaseHold } from '#modules/inventory/holds/holds.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { expireBooking } from './steps/expire-booking.ts';

/**
 * Ends bookings whose hold has lapsed, and those whose hold another booking has already ended. With money on it a booking
 * waits for a choice instead of expiring. Run it every 15 seconds, in any number of processes.
 * @returns how many were ended
 */
export async function expireHolds(db: Database, queue: Queue, now: Date, limit = 200): Promise<number> {
  const due = await db
    .selectFrom('bookings')
    .innerJoin('holds', 'holds.id', 'bookings.hold_id')
    .select('bookings.id')
    .where('bookings.state', 'in', ['held', 'pending_payment'])
    .where((eb) => eb.or([eb('holds.state', '<>', 'active'), eb('holds.lapses_at', '<=', now)]))
    .orderBy('holds.lapses_at')
    .limit(limit)
    .execute();
  return sweepBookings(
    db,
    due.map((row) => row.id),
    (tx, booking) => expireIfLapsed(tx, queue, booking, now),
  );
}

/** The booking is locked, so nobody can extend or pay its hold meanwhile; only `reserveInventory` may have ended it. */
async function expireIfLapsed(tx: Tx, queue: Queue, booking: LockedBooking, now: Date): Promise<boolean> {
  if (!isAwaitingPayment(booking.state)) return false;
  const hold = holdOf(booking);
  if (hold.state === 'active' && hold.lapsesAt > now) return false;
  await releaseHold(tx, hold.id, 'expired', 'lapsed');
  await expireBooking(tx, queue, booking, { reason: 'hold_expired', now });
  return true;
}
