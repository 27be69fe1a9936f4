import type { Tx } from '#platform/db/connect.ts';
import { nightsOf } from '#platform/time/days.ts';
import { lockPlaces } from './lock-places.ts';

/**
 * Stops the sale of a unit (or takes it up again) from `from` up to but not including `to`. What is held or sold
 * stays so. Days without a row are left alone: they are closed anyway.
 */
export async function closeDays(
  tx: Tx,
  { unitId, from, to, closed }: { unitId: number; from: string; to: string; closed: boolean },
): Promise<void> {
  await lockPlaces(
    tx,
    nightsOf(from, to).map((day) => ({ unitId, day })),
  );
  await tx
    .updateTable('inventory')
    .set({ closed })
    .where('unit_id', '=', unitId)
    .where('day', '>=', from)
    .where('day', '<', to)
    .execute();
}
