import { lockBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { ReferredAttempt } from '#modules/payments/attempts/queries.ts';
import type { Tx } from '#platform/db/connect.ts';

/** Records with the booking what a provider reported of an attempt that brought no money. Locks the booking, so attempts come after. */
export async function recordAttemptEvent(
  tx: Tx,
  { bookingId, method, reference }: ReferredAttempt,
  reason: 'payment_failed' | 'payment_in_review',
  now: Date,
): Promise<void> {
  const booking = await lockBooking(tx, { id: bookingId });
  if (!booking) return;
  await recordEvent(tx, booking, { actor: 'provider', reason, details: { method, reference }, now });
}
