import type { Tx } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';

/** Takes out of the card that a booking bought who gave it, who was to get it, and what was written to them. Its money stays as it is. */
export async function eraseGiftCard(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({
      payer_name: erased.fullName,
      receiver_name: erased.fullName,
      receiver_email: erased.email,
      message: '',
    })
    .where('booking_id', '=', bookingId)
    .execute();
}
