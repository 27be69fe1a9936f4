import { contactEmailChanged } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { type Actor, isStaff } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { raiseLinkVersion } from './revoke-trip-link-tokens.ts';

export type ChangeContactEmailResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'same_email' };

/**
 * Writes to another mailbox from now on, for a guest who mistyped theirs or lost it; staff make sure who asks. Revokes
 * every link made before, because they lie in the mailbox of before, and tells both.
 */
export function changeContactEmail(
  db: Executor,
  queue: Queue,
  { code, email, reason, actor }: { code: string; email: string; reason: string; actor: Actor },
  now: Date,
): Promise<ChangeContactEmailResult> {
  return inTransaction(db, async (tx): Promise<ChangeContactEmailResult> => {
    if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const { id } = booking;
    const known = tx
      .selectFrom('bookings')
      .select(['full_name as fullName', 'phone', 'email'])
      .where('id', '=', id);
    const guest = await known.executeTakeFirstOrThrow();
    const { email: before } = guest;
    if (before === email) return { ok: false, reason: 'same_email' };
    await tx.updateTable('bookings').set({ email }).where('id', '=', id).execute();
    await raiseLinkVersion(tx, id, now);
    // Nor must the history, which stays, know the address of before.
    const note = withoutGuest(reason, guest);
    await recordEvent(tx, booking, { actor, reason: 'contact_changed', details: { note }, now });
    await queue.send(tx, contactEmailChanged, { bookingId: id, before, at: now.toISOString() });
    return { ok: true };
  });
}
