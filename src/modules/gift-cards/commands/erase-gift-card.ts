import type { Tx } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';

/** Erases buyer, recipient and message from the gift card that a booking bought. Its money stays as it is. */
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
