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
 * Another name or phone number of whoever holds a booking, for a guest who mistyped it; staff make sure who asks. A number opens a
 * booking together with its code, so where it changes every link made before ends. Suppliers who were told of the guest are told again.
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
    // The history stays when a guest is erased: it knows neither of both.
    const note = withoutGuest(withoutGuest(reason, before), { fullName, phone, email: null });
    await recordEvent(tx, booking, { actor, reason: 'holder_changed', details: { note }, now });
    await queue.send(tx, passengersSaved, { bookingId: id, at: now.toISOString() });
    return { ok: true };
  });
}
