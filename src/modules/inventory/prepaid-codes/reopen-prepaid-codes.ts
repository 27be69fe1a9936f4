import type { Tx } from '#platform/db/connect.ts';

/**
 * Lets vouchers that a returned hold had redeemed be used again, after they were cancelled without a fee: with one they
 * are spent, or a voucher would be worth more than money.
 */
export async function reopenPrepaidCodes(tx: Tx, holdId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .updateTable('open_vouchers')
    .set({ state: 'issued', hold_id: null })
    .where('hold_id', '=', holdId)
    .where('code', 'in', codes)
    .where('state', '=', 'redeemed')
    .execute();
}
