import type { Database, Tx } from '#platform/db/connect.ts';
import type { Actor } from '../policy.ts';
import { lockBooking } from './lock-booking.ts';
import { recordEvent } from './record-event.ts';

/**
 * Ends every pass to a booking made before: cookies on all devices, links in mails, look-ups. Vouchers and the API's access
 * token are not passes and stay. @returns false when there is no such booking
 */
export async function endPasses(
  db: Database,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return false;
    await raisePassVersion(tx, booking.id);
    await recordEvent(tx, booking, { actor, reason: 'passes_ended', now });
    return true;
  });
}

/** For commands that hold the booking's lock. */
export async function raisePassVersion(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .updateTable('bookings')
    .set((eb) => ({ pass_version: eb('pass_version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute();
}
