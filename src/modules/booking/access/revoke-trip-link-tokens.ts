import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { Actor } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';

/**
 * Revokes every link token of a booking made before: cookies on all devices, links in mails, look-ups. Vouchers and the
 * API's access token are others and stay. @returns false when there is no such booking
 */
export async function revokeTripLinkTokens(
  db: Executor,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return false;
    await raiseLinkVersion(tx, booking.id, now);
    await recordEvent(tx, booking, { actor, reason: 'passes_ended', now });
    return true;
  });
}

/** For commands that hold the booking's lock. Codes that are still on their way end as well. */
export async function raiseLinkVersion(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await tx
    .updateTable('bookings')
    .set((eb) => ({ pass_version: eb('pass_version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute();
  await tx
    .updateTable('access_codes')
    .set({ expires_at: now })
    .where('booking_id', '=', bookingId)
    .where('expires_at', '>', now)
    .execute();
}
