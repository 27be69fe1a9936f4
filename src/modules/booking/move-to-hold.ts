import type { Tx } from '#platform/db/connect.ts';

/** Lets a locked booking, and the promotion that it uses, hang on a hold that was made for it just now. */
export async function moveToHold(tx: Tx, bookingId: string, holdId: string): Promise<void> {
  await tx.updateTable('bookings').set({ hold_id: holdId }).where('id', '=', bookingId).execute();
  await tx
    .updateTable('promotion_uses')
    .set({ hold_id: holdId })
    .where('booking_id', '=', bookingId)
    .execute();
}
