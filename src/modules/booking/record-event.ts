import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import type { EventReason } from './event-reason.ts';
import type { Actor } from './policy.ts';
import type { BookingState } from './state.ts';

export interface Change {
  actor: Actor;
  reason: EventReason;
  details?: Record<string, unknown>;
  now: Date;
  /** Until when the guest has a choice; only in a state that waits for one. */
  choiceBy?: Date;
}

/** Writes an event that leaves the state of a locked booking as it is. */
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
  await tx
    .insertInto('booking_events')
    .values({
      booking_id: bookingId,
      from_state: from,
      to_state: to,
      actor,
      reason,
      details: json(await withPlainNote(tx, bookingId, details)),
      at: now,
    })
    .execute();
}

/** The history stays when the guest is erased, so a note of staff must not name them. */
async function withPlainNote(tx: Tx, id: string, details: Record<string, unknown>) {
  const { note } = details;
  if (typeof note !== 'string' || note === '') return details;
  const guest = await tx
    .selectFrom('bookings')
    .select(['full_name as fullName', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...details, note: withoutGuest(note, guest) };
}
