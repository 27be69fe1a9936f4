import { endAttempts } from '#modules/payments/commands/end-attempts.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { bookingPaymentLate } from '../events.ts';
import type { Actor } from '../policy.ts';
import type { LockedBooking } from './lock-booking.ts';
import { changeState, recordEvent } from './record-event.ts';

/** A booking that has money but no places waits for a choice, and for a full refund after a day without one. */
export async function keepUnallocated(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { actor, amountVnd, now }: { actor: Actor; amountVnd: number; now: Date },
): Promise<void> {
  const change = { actor, reason: 'paid_without_places' as const, details: { amountVnd }, now };
  if (booking.state === 'paid_unallocated') await recordEvent(tx, booking, change);
  else await changeState(tx, booking, 'paid_unallocated', change);
  await endAttempts(tx, booking.id, { state: 'expired', now });
  await queue.send(tx, bookingPaymentLate, { bookingId: booking.id });
}
