import type { Database, Tx } from '#platform/db/connect.ts';
import { type LockedBooking, lockBooking } from './lock-booking.ts';

/**
 * Runs one action on each of these bookings, each in its own transaction, so that no two bookings are locked together.
 * A booking locked by someone else is left for the next sweep. An error with one does not block the others.
 * @returns how many were changed
 * @throws AggregateError at the end, with the errors that occurred
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
