import { passengersSaved } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { raiseLinkVersion } from './trip-link-tokens.ts';

export type ChangeHolderResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'same_holder' };

interface NewHolder {
  code: string;
  fullName: string;
  /** E.164. */
  phone: string;
  reason: string;
  actor: Actor;
}

/**
 * Changes the name or phone number of a booking's holder, for a guest who mistyped it; staff verify who asks. A phone number opens a
 * booking together with its code, so changing it revokes every earlier link. Suppliers who had the guest's details are notified again.
 */
export function changeHolder(
  db: Database,
  queue: Queue,
  { code, fullName, phone, reason, actor }: NewHolder,
  now: Date,
): Promise<ChangeHolderResult> {
  return db.transaction().execute(async (tx): Promise<ChangeHolderResult> => {
    if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const { id } = booking;
    const before = await tx
      .selectFrom('bookings')
      .select(['full_name as fullName', 'phone', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (before.fullName === fullName && before.phone === phone) return { ok: false, reason: 'same_holder' };
    await tx.updateTable('bookings').set({ full_name: fullName, phone }).where('id', '=', id).execute();
    if (before.phone !== phone) await raiseLinkVersion(tx, id, now);
    // The history is kept when a guest is erased, so it must not contain either name or phone.
    const note = withoutGuest(withoutGuest(reason, before), { fullName, phone, email: null });
    await recordEvent(tx, booking, { actor, reason: 'holder_changed', details: { note }, now });
    await queue.send(tx, passengersSaved, { bookingId: id, at: now.toISOString() });
    return { ok: true };
  });
}
