import { sql } from 'kysely';
import { lastDay } from '#modules/booking/active-items.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { bookingCompleted } from '#modules/booking/events.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** Hour in Vietnam from which trips are completed: a mail follows, and nobody wants one at night. */
const fromHour = 9;
const vietnamOffsetHours = 7;

/**
 * Completes the trips that ended yesterday or before, each once, in the daytime; items without a date do not count.
 * @returns how many trips were completed
 */
export async function completeTrips(db: Database, queue: Queue, now: Date, limit = 1000): Promise<number> {
  if ((now.getUTCHours() + vietnamOffsetHours) % 24 < fromHour) return 0;
  const today = dayInVietnam(now);
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM bookings b
    WHERE b.state = 'confirmed' AND ${today} > (
      SELECT max(item ->> 'endsOn') FROM jsonb_array_elements(b.quote -> 'items') item
      WHERE item ->> 'ended' IS NULL AND coalesce(item -> 'options' ->> 'openDated', 'false') = 'false'
    )
    LIMIT ${limit}`.execute(db);
  return sweepBookings(
    db,
    rows.map((row) => row.id),
    (tx, booking) => completeTrip(tx, queue, booking, { today, now }),
  );
}

async function completeTrip(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { today, now }: { today: string; now: Date },
): Promise<boolean> {
  const endedOn = lastDay(booking.quote);
  if (booking.state !== 'confirmed' || endedOn === null || endedOn >= today) return false;
  await changeState(tx, booking, 'completed', {
    actor: 'system',
    reason: 'trip_completed',
    details: { endedOn },
    now,
  });
  await queue.send(tx, bookingCompleted, { bookingId: booking.id });
  return true;
}
