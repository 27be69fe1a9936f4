import { z } from 'zod';
import { startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { heldAfterAnswer } from '#modules/booking/held-until.ts';
import { type CreateBookingResult, createBooking } from '#modules/booking/hold/create-booking.ts';
import type { BookingSecrets } from '#modules/booking/hold/write-booking.ts';
import { holdOf, lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { contactInput, createBookingInput } from '#modules/booking/schema.ts';
import { extendHold } from '#modules/inventory/holds/holds.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** What staff enter for a guest on the phone: a guest without a mail address gets the link another way. */
export const guestOnPhoneInput = createBookingInput.extend({
  contact: contactInput.extend({ email: z.literal('').or(contactInput.shape.email) }),
});

export type GuestOnPhone = z.infer<typeof guestOnPhoneInput>;

export type BookForGuestResult = CreateBookingResult | { ok: false; reason: 'not_allowed' };

/**
 * Books a signed quote for a guest on the phone. Its hold lasts as long as after a supplier's answer (a day, or four
 * hours when the service is near), because the guest still has to open the link and pay.
 */
export async function bookForGuest(
  db: Executor,
  queue: Queue,
  input: GuestOnPhone,
  { secret, dataSecrets, actor, now }: BookingSecrets & { actor: Actor; now: Date },
): Promise<BookForGuestResult> {
  if (!may(actor, 'booking.sell')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<BookForGuestResult> => {
    const made = await createBooking(tx, queue, input, { secret, dataSecrets, actor, now });
    if (!made.ok) return made;
    const booking = await lockBooking(tx, { id: made.booking.id });
    if (booking?.state !== 'held') return made;
    const until = heldAfterAnswer({ now, startsAt: startsAt(booking.quote) });
    const held = await extendHold(tx, holdOf(booking).id, until);
    return held.ok ? { ok: true, booking: { ...made.booking, holdExpiresAt: held.expiresAt } } : made;
  });
}
