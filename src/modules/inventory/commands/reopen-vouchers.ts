import type { Tx } from '#platform/db/connect.ts';

/**
 * Lets redeemed vouchers be used again, after the booking that used them was cancelled without loss: with a fee they
 * are spent, or a voucher would be worth more than money.
 */
export async function reopenVouchers(tx: Tx, holdId: string): Promise<void> {
  await tx
    .updateTable('open_vouchers')
    .set({ state: 'issued', hold_id: null })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'redeemed')
    .execute();
}
