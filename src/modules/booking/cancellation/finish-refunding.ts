import { changeState } from '#modules/booking/change-state.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import type { Database } from '#platform/db/connect.ts';

/**
 * Closes bookings in refunding, once all their money has been paid out or refused with a reason.
 * @returns how many
 */
export async function finishRefunding(db: Database, now: Date, limit = 100): Promise<number> {
  const done = await db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('state', '=', 'refunding')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.booking_id', '=', 'bookings.id')
            .where('refunds.state', 'not in', ['succeeded', 'rejected']),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return sweepBookings(
    db,
    done.map(({ id }) => id),
    async (tx, booking) => {
      if (booking.state !== 'refunding') return false;
      await changeState(tx, booking, 'cancelled', { actor: 'system', reason: 'refund_done', now });
      return true;
    },
  );
}
