import { type Actor, actorText, isStaff, isSupplier } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { withPlainNote } from '#platform/guest/without-guest.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { BookingState, EventReason } from './state.ts';

export interface Change {
  actor: Actor;
  reason: EventReason;
  details?: Record<string, unknown>;
  now: Date;
  /** Deadline of the guest's choice; only in a state that waits for one. */
  choiceBy?: Date;
}

/** Records an event that leaves the state of a locked booking as it is. */
export async function recordEvent(
  tx: Tx,
  booking: { id: string; state: BookingState },
  change: Change,
): Promise<void> {
  await insertEvent(tx, booking.id, booking.state, booking.state, change);
}

export async function insertEvent(
  tx: Tx,
  bookingId: string,
  from: BookingState | null,
  to: BookingState,
  { actor, reason, details = {}, now }: Change,
): Promise<void> {
  const { code, ...guest } = await tx
    .selectFrom('bookings')
    .select(['code', 'full_name as fullName', 'phone', 'email'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const plain = withPlainNote(details, guest);
  await tx
    .insertInto('booking_events')
    .values({
      booking_id: bookingId,
      from_state: from,
      to_state: to,
      actor: actorText(actor),
      reason,
      details: json(plain),
      at: now,
    })
    .execute();
  await tx.updateTable('bookings').set({ changed_at: now }).where('id', '=', bookingId).execute();
  if (!isStaff(actor) && !isSupplier(actor)) return;
  const { note = '', ...facts } = plain;
  await writeHistory(tx, {
    actor,
    verb: `booking.${reason}`,
    object: { type: 'booking', id: code },
    before: { state: from },
    after: { state: to, ...facts },
    reason: String(note),
    now,
  });
}
