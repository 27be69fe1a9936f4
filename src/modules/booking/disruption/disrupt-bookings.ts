import { sql } from 'kysely';
import { changeState } from '#modules/booking/change-state.ts';
import { bookingDisrupted } from '#modules/booking/events.ts';
import { expireBooking } from '#modules/booking/hold/steps/expire-booking.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import { releaseHold } from '#modules/inventory/holds/holds.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { choiceBy } from '../choice-by.ts';
import { listAffectedPositions } from './steps/list-affected-positions.ts';

/**
 * Processes the bookings that have something on closed days: bought ones get a choice, unpaid ones lose the hold. Each
 * booking in its own transaction and each item once, so it may be killed, repeated and run concurrently; a payment that
 * committed just before the days were closed is found by the next run.
 * @returns how many bookings were changed
 */
export async function disruptBookings(db: Database, queue: Queue, now: Date, limit = 200): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT b.id FROM disruptions d
    JOIN disruption_days day ON day.disruption_id = d.id
    JOIN hold_lines l ON l.unit_id = day.unit_id AND l.day = day.day
    JOIN holds h ON h.id = l.hold_id AND h.state IN ('active', 'converted')
    JOIN bookings b ON b.hold_id = h.id AND b.state IN ('held', 'pending_payment', 'confirmed', 'disrupted')
    WHERE d.ended_at IS NULL AND NOT EXISTS (
      SELECT FROM disruption_items i WHERE i.disruption_id = d.id AND i.booking_id = b.id)
    UNION
    SELECT b.id FROM disruptions d
    JOIN vehicles v ON v.product_id IN (SELECT product_id FROM units WHERE id = ANY (d.unit_ids))
    JOIN vehicle_holds o ON o.vehicle_id = v.id AND o.owned
      AND o.during && tstzrange((d.from_on::timestamp) AT TIME ZONE 'Asia/Ho_Chi_Minh',
        (d.to_on + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')
    JOIN bookings b ON b.hold_id = o.hold_id AND b.state IN ('held', 'pending_payment', 'confirmed', 'disrupted')
    WHERE d.ended_at IS NULL AND NOT EXISTS (
      SELECT FROM disruption_items i WHERE i.disruption_id = d.id AND i.booking_id = b.id)
    LIMIT ${limit}`.execute(db);
  return sweepBookings(
    db,
    rows.map((row) => row.id),
    (tx, booking) => disruptBooking(tx, queue, booking, now),
  );
}

async function disruptBooking(tx: Tx, queue: Queue, booking: LockedBooking, now: Date): Promise<boolean> {
  const hits = await listAffectedPositions(tx, booking);
  if (hits.length === 0) return false;
  if (isAwaitingPayment(booking.state)) {
    if (booking.hold?.state === 'active') await releaseHold(tx, booking.hold.id, 'expired', 'days_closed');
    await expireBooking(tx, queue, booking, { reason: 'days_closed', now });
    return true;
  }
  if (booking.state !== 'confirmed' && booking.state !== 'disrupted') return false;
  await tx
    .insertInto('disruption_items')
    .values(
      hits.flatMap(({ disruptionId, positions }) =>
        positions.map((position) => ({
          disruption_id: disruptionId,
          booking_id: booking.id,
          position,
          hit_at: now,
        })),
      ),
    )
    .execute();
  const until = choiceBy('disrupted', now);
  await changeState(tx, booking, 'disrupted', {
    actor: 'system',
    reason: 'disrupted',
    details: { hits, choiceBy: until.toISOString() },
    choiceBy: until,
    now,
  });
  await queue.send(tx, bookingDisrupted, { bookingId: booking.id, choiceBy: until.toISOString() });
  return true;
}
