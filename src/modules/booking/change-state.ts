import type { Tx } from '#platform/db/connect.ts';
import { endOpenParts } from './list-parts.ts';
import { type Change, insertEvent } from './record-event.ts';
import { type BookingState, canMove, isAwaitingPayment } from './state.ts';

/**
 * Moves a locked booking to another state and records the actor and the reason.
 * @throws where `bookingTransitions` has no such transition, before anything is written
 */
export async function changeState(
  tx: Tx,
  booking: { id: string; state: BookingState },
  to: BookingState,
  change: Change,
): Promise<void> {
  const { id, state: from } = booking;
  if (!canMove(from, to, change.reason))
    throw new Error(`Illegal transition of booking ${id} from ${from} to ${to}`);
  await tx
    .updateTable('bookings')
    .set({
      state: to,
      choice_by: change.choiceBy ?? null,
      ...(to === 'confirmed' && from !== 'disrupted' && { confirmed_at: change.now }),
      ...(to === 'cancelled' && { cancelled_at: change.now }),
    })
    .where('id', '=', id)
    .execute();
  // The open parts divided what was due in the former state.
  if (!isAwaitingPayment(to)) await endOpenParts(tx, id, change.now);
  await insertEvent(tx, id, from, to, change);
}
