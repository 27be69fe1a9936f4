import type { Database, Tx } from '#platform/db/connect.ts';
import { type LockedBooking, lockBooking } from './lock-booking.ts';

/**
 * Does one thing to each of these bookings, each in a transaction of its own, so that no locks of two bookings meet.
 * One that somebody else has locked is left for the next sweep. A fault with one does not keep the others waiting.
 * @returns how many were changed
 * @throws AggregateError at the end, with the faults that came up
 */
export async function sweepBookings(
  db: Database,
  ids: readonly string[],
  change: (tx: Tx, booking: LockedBooking) => Promise<boolean>,
): Promise<number> {
  let changed = 0;
  const faults: unknown[] = [];
  for (const id of ids) {
    try {
      const isChanged = await db.transaction().execute(async (tx) => {
        const booking = await lockBooking(tx, { id }, { skipLocked: true });
        return booking !== null && change(tx, booking);
      });
      if (isChanged) changed++;
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} bookings could not be swept`);
  return changed;
}
