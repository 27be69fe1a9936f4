import { holdOf, lockBooking } from '#modules/booking/lock-booking.ts';
import { convertHold } from '#modules/inventory/holds/holds.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { confirmBooking } from './confirm-booking.ts';

/** Sells the inventory of a booking with nothing due, because a prepaid code or earlier money covers it. */
export async function confirmUnpaid(
  tx: Tx,
  queue: Queue,
  bookingId: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const booking = await lockBooking(tx, { id: bookingId });
  if (!booking) throw new Error(`No booking ${bookingId}`);
  const converted = await convertHold(tx, holdOf(booking).id);
  if (!converted.ok) throw new Error('A new hold could not be converted');
  await confirmBooking(tx, queue, booking, { actor, reason: 'nothing_to_pay', now });
}
