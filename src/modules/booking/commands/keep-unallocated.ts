import { endAttempts } from '#modules/payments/attempts/end-attempts.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { bookingPaymentLate } from '../events.ts';
import type { Actor } from '../policy.ts';
import { choiceBy } from '../rules/choice-times.ts';
import type { LockedBooking } from './lock-booking.ts';
import { changeState } from './record-event.ts';

/** A booking that has money but no places waits for a choice, and for a full refund after a day without one. */
export async function keepUnallocated(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { actor, amountVnd, now }: { actor: Actor; amountVnd: number; now: Date },
): Promise<void> {
  await changeState(tx, booking, 'paid_unallocated', {
    actor,
    reason: 'paid_without_places',
    details: { amountVnd },
    choiceBy: choiceBy('paid_unallocated', now),
    now,
  });
  await endAttempts(tx, booking.id, { state: 'expired', now });
  await queue.send(tx, bookingPaymentLate, { bookingId: booking.id });
}
