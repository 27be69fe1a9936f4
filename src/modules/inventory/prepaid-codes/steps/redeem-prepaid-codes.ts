import type { Tx } from '#platform/db/connect.ts';

/** The vouchers that a hold has reserved are used up; the hold is locked and was just converted. */
export async function redeemPrepaidCodes(tx: Tx, holdId: string): Promise<void> {
  await tx
    .updateTable('open_vouchers')
    .set({ state: 'redeemed' })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'reserved')
    .execute();
}
