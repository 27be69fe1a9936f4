import { changeState } from '#modules/booking/change-state.ts';
import { bookingReopened } from '#modules/booking/events.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { listOpenItems } from './steps/list-open-items.ts';

/**
 * Restores bookings whose days are open again before their guests have chosen. Idempotent.
 * @returns how many
 */
export async function reopenBookings(db: Database, queue: Queue, now: Date, limit = 200): Promise<number> {
  const due = await db
    .selectFrom('disruption_items as i')
    .innerJoin('disruptions as d', 'd.id', 'i.disruption_id')
    .select('i.booking_id as id')
    .distinct()
    .where('i.outcome', 'is', null)
    .where('d.ended_at', 'is not', null)
    .limit(limit)
    .execute();
  return sweepBookings(
    db,
    due.map((row) => row.id),
    (tx, booking) => reopenBooking(tx, queue, booking, now),
  );
}

async function reopenBooking(tx: Tx, queue: Queue, booking: LockedBooking, now: Date): Promise<boolean> {
  const open = await listOpenItems(tx, booking.id);
  const over = open.filter(({ isOver }) => isOver);
  if (booking.state !== 'disrupted' || over.length === 0) return false;
  for (const { disruptionId } of over) {
    await tx
      .updateTable('disruption_items')
      .set({ outcome: 'reopened', ended_at: now })
      .where('disruption_id', '=', disruptionId)
      .where('booking_id', '=', booking.id)
      .where('outcome', 'is', null)
      .execute();
  }
  const change = { actor: 'system' as const, reason: 'days_reopened' as const, now };
  if (over.length < open.length) {
    await recordEvent(tx, booking, change);
    return true;
  }
  await changeState(tx, booking, 'confirmed', change);
  await queue.send(tx, bookingReopened, { bookingId: booking.id, at: now.toISOString() });
  return true;
}
