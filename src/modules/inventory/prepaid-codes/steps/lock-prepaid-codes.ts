import type { Tx } from '#platform/db/connect.ts';

/** Locks prepaid codes by code, the last rows in the lock order. @returns the usable codes; the others are taken */
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

/** Redeems the prepaid codes that a hold has reserved; the hold is locked and was just converted. */
export async function redeemPrepaidCodes(tx: Tx, holdId: string): Promise<void> {
  await tx
    .updateTable('open_vouchers')
    .set({ state: 'redeemed' })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'reserved')
    .execute();
}
