import type { Tx } from '#platform/db/connect.ts';

/**
 * Frees the vehicles and unused prepaid codes of holds that have just ended; the holds are locked. A redeemed code
 * stays redeemed, see `reopenPrepaidCodes`.
 */
export async function releaseVehiclesAndCodes(tx: Tx, holdIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('vehicle_holds')
    .set({ owned: false })
    .where('hold_id', 'in', holdIds)
    .where('owned', '=', true)
    .execute();
  await tx
    .updateTable('open_vouchers')
    .set({ state: 'issued', hold_id: null })
    .where('hold_id', 'in', holdIds)
    .where('state', '=', 'reserved')
    .execute();
}
