import { changeState } from '#modules/booking/change-state.ts';
import { choiceBy } from '#modules/booking/choice-by.ts';
import { bookingPaymentLate } from '#modules/booking/events.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** Marks a booking that has money but no inventory: it waits for a choice, and is refunded in full after a day without one. */
export async function markUnallocated(
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
