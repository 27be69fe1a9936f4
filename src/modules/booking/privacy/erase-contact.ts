import { sql } from 'kysely';
import { raiseLinkVersion } from '#modules/booking/access/revoke-trip-link-tokens.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { type Actor, newAccessToken } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { toStoredQuote } from '#modules/booking/stored-quote.ts';
import { erasePayer } from '#modules/payments/guest-data/erase-payer.ts';
import type { QuoteOptions } from '#modules/pricing/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { JsonText } from '#platform/db/json.ts';
import { erased } from '#platform/guest/guest-contact.ts';

/**
 * Takes the guest out of a locked booking of which `findEraseObstacle` finds nothing: contact, note, travellers with their
 * papers, addresses, accounts. No link, code or access token opens it any more. What was bought, paid and invoiced to a
 * company stays. Safe to repeat.
 */
export async function eraseContact(
  tx: Tx,
  booking: LockedBooking,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const { id } = booking;
  const items = booking.quote.items.map((item) => ({ ...item, options: withoutPlaces(item.options) }));
  await tx
    .updateTable('bookings')
    .set({
      full_name: erased.fullName,
      phone: erased.phone,
      email: erased.email,
      note: '',
      mailbox_hash: null,
      address_hash: null,
      access_token_hash: newAccessToken().hash,
      invoice: sql<JsonText>`invoice - 'email'`,
      quote: toStoredQuote({ ...booking.quote, items }),
    })
    .where('id', '=', id)
    .execute();
  await raiseLinkVersion(tx, id, now);
  await eraseSnapshots(tx, id);
  await tx.deleteFrom('travellers').where('booking_id', '=', id).execute();
  await tx.deleteFrom('access_codes').where('booking_id', '=', id).execute();
  await tx
    .updateTable('promotion_uses')
    .set({ phone: erased.phone, mailbox_hash: null })
    .where('booking_id', '=', id)
    .execute();
  await erasePayer(tx, id, now);
  await recordEvent(tx, booking, { actor, reason: 'erased', now });
}

/** Where the guest lives or stays, and which flight brings them. */
function withoutPlaces({ pickupAddress, dropoffAddress, flightNo, ...options }: QuoteOptions): QuoteOptions {
  return options;
}

async function eraseSnapshots(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .updateTable('booking_items')
    .set({
      snapshot: sql<JsonText>`snapshot #- '{options,pickupAddress}' #- '{options,dropoffAddress}' #- '{options,flightNo}'`,
    })
    .where('booking_id', '=', bookingId)
    .execute();
}
