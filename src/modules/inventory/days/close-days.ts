import type { Tx } from '#platform/db/connect.ts';
import { nightsOf } from '#platform/time/days.ts';
import { lockDays } from './steps/lock-days.ts';

/**
 * Stops the sale of a unit, or of all units of a product, from `from` up to but not including `to`, or takes it up
 * again. What is held or sold stays so. Days without a row are left alone: they are closed anyway.
 */
export async function closeDays(
  tx: Tx,
  {
    from,
    to,
    closed,
    ...of
  }: ({ unitId: number } | { productId: number }) & { from: string; to: string; closed: boolean },
): Promise<void> {
  const unitIds = 'unitId' in of ? [of.unitId] : await listUnits(tx, of.productId);
  if (unitIds.length === 0) return;
  await lockDays(
    tx,
    unitIds.flatMap((unitId) => nightsOf(from, to).map((day) => ({ unitId, day }))),
  );
  await tx
    .updateTable('inventory')
    .set({ closed })
    .where('unit_id', 'in', unitIds)
    .where('day', '>=', from)
    .where('day', '<', to)
    .execute();
}

async function listUnits(tx: Tx, productId: number): Promise<number[]> {
  const units = await tx.selectFrom('units').select('id').where('product_id', '=', productId).execute();
  return units.map((unit) => unit.id);
}
