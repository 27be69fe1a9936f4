import type { Tx } from '#platform/db/connect.ts';

/** Attaches a locked booking, and the promotion that it uses, to a hold that was just made for it. */
export async function moveToHold(tx: Tx, bookingId: string, holdId: string): Promise<void> {
  await tx.updateTable('bookings').set({ hold_id: holdId }).where('id', '=', bookingId).execute();
  await tx
    .updateTable('promotion_uses')
    .set({ hold_id: holdId })
    .where('booking_id', '=', bookingId)
    .execute();
}
