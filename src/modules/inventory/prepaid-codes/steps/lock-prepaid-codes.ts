import type { Tx } from '#platform/db/connect.ts';

/**
 * Locks open vouchers by code, the last rows that anybody locks.
 * @returns the codes of those that can be used; whoever wants others has come too late
 */
export async function lockPrepaidCodes(tx: Tx, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await tx
    .selectFrom('open_vouchers')
    .select(['code', 'state'])
    .where('code', 'in', codes)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
  return rows.filter((row) => row.state === 'issued').map((row) => row.code);
}

/** The vouchers that a hold has reserved are used up; the hold is locked and was just converted. */
export async function redeemPrepaidCodes(tx: Tx, holdId: string): Promise<void> {
  await tx
    .updateTable('open_vouchers')
    .set({ state: 'redeemed' })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'reserved')
    .execute();
}
