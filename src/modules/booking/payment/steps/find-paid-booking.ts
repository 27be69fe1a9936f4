import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { findBookingCodes } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Tx } from '#platform/db/connect.ts';

/** The one booking named in the content. If there are two, a person decides. */
export async function findPaidBooking(tx: Tx, content: string): Promise<LockedBooking | null> {
  const codes = findBookingCodes(...content.split('\n'));
  if (codes.length === 0) return null;
  const known = await tx.selectFrom('bookings').select('code').where('code', 'in', codes).execute();
  const [only, ...others] = known;
  return only && others.length === 0 ? lockBooking(tx, only) : null;
}
