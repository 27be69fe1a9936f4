import { bookingChangeEnded } from '#modules/booking/events.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { closeChange, findOpenChange, type OpenChange } from '#modules/booking/open-change.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** Ends a change that does not take place: the booking stays as it is, and money paid for the change is refunded. */
export async function endChange(
  tx: Tx,
  queue: Queue,
  { booking, change, paidVnd }: { booking: LockedBooking; change: OpenChange; paidVnd: number },
  { to, actor = 'system', note, now }: { to: 'expired' | 'ended'; actor?: Actor; note?: string; now: Date },
): Promise<void> {
  await closeChange(tx, { bookingId: booking.id, change }, { to, now });
  const isAddition = change.positions.every((position) => position >= booking.quote.items.length);
  const reason = isAddition ? 'addition_ended' : 'change_ended';
  await recordEvent(tx, booking, { actor, reason, ...(note && { details: { note } }), now });
  const amountVnd = paidVnd - booking.totalVnd;
  if (amountVnd > 0) await returnSurplus(tx, queue, booking, { amountVnd, cause: 'changed', actor, now });
  await queue.send(tx, bookingChangeEnded, { bookingId: booking.id, at: now.toISOString() });
}

/**
 * Ends changes that were not paid in time, and those of bookings that are no longer confirmed. Idempotent and safe to
 * run concurrently. @returns how many were ended
 */
export async function expireChanges(db: Database, queue: Queue, now: Date, limit = 200): Promise<number> {
  const due = await db
    .selectFrom('booking_changes as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .innerJoin('holds as h', 'h.id', 'c.hold_id')
    .select('b.id')
    .where('c.state', '=', 'open')
    .where((eb) =>
      eb.or([eb('h.state', '<>', 'active'), eb('h.lapses_at', '<=', now), eb('b.state', '<>', 'confirmed')]),
    )
    .orderBy('h.lapses_at')
    .limit(limit)
    .execute();
  return sweepBookings(
    db,
    due.map(({ id }) => id),
    async (tx, booking) => {
      const change = await findOpenChange(tx, booking.id);
      if (!change) return false;
      const isOver = change.hold.state !== 'active' || change.hold.lapsesAt <= now;
      if (booking.state === 'confirmed' && !isOver) return false;
      const paidVnd = await getPaidAmount(tx, booking.id);
      await endChange(tx, queue, { booking, change, paidVnd }, { to: isOver ? 'expired' : 'ended', now });
      return true;
    },
  );
}
