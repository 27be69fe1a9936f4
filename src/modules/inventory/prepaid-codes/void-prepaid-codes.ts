import type { Tx } from '#platform/db/connect.ts';

/**
 * Withdraws the vouchers that a booking bought, because its money goes back.
 * @returns false, with nothing changed, when one of them is reserved or used
 */
export async function voidPrepaidCodes(tx: Tx, bookingId: string): Promise<boolean> {
  const vouchers = await tx
    .selectFrom('open_vouchers')
    .select(['code', 'state'])
    .where('booking_id', '=', bookingId)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
  if (vouchers.some((one) => one.state === 'reserved' || one.state === 'redeemed')) return false;
  await tx.updateTable('open_vouchers').set({ state: 'void' }).where('booking_id', '=', bookingId).execute();
  return true;
}
