import { endAttempts } from '#modules/payments/commands/end-attempts.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { bookingConfirmed } from '../events.ts';
import type { Actor } from '../policy.ts';
import type { LockedBooking } from './lock-booking.ts';
import { changeState } from './record-event.ts';

/** Confirms a locked booking whose places were just sold to it and whose money is in the ledger. */
export async function confirmBooking(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { actor, method, isLate, now }: { actor: Actor; method: PaymentMethod; isLate: boolean; now: Date },
): Promise<void> {
  const reason = isLate ? 'paid_late' : 'paid';
  await changeState(tx, booking, 'confirmed', { actor, reason, details: { method }, now });
  if (isLate) {
    await tx.updateTable('bookings').set({ is_late_payment: true }).where('id', '=', booking.id).execute();
  }
  await endAttempts(tx, booking.id, { state: 'succeeded', method, now });
  await queue.send(tx, bookingConfirmed, { bookingId: booking.id });
}
