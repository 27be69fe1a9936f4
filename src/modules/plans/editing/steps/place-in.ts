import type { Tx } from '#platform/db/connect.ts';

/** If neighbours are closer than this, the list is renumbered. */
const smallestGap = 1e-6;
const step = 1024;

/**
 * The position of an entry before another one of its list, or at its end. The list is renumbered only where the neighbours are too
 * close. The caller holds the plan's lock.
 */
export async function placeIn(
  tx: Tx,
  list: { table: 'plan_days'; planId: number } | { table: 'plan_items'; dayId: string },
  { id, before }: { id: string; before: string | null },
): Promise<number> {
  const rows = (await readList(tx, list)).filter((row) => row.id !== id);
  const at = before === null ? -1 : rows.findIndex((row) => row.id === before);
  // If the entry to insert before is gone, it goes to the end, so that it is not lost.
  const index = at < 0 ? rows.length : at;
  const [left, right] = [rows[index - 1]?.position, rows[index]?.position];
  if (left === undefined) return right === undefined ? step : right - step;
  if (right === undefined) return left + step;
  if (right - left > smallestGap) return (left + right) / 2;
  for (const [order, row] of rows.entries())
    await tx
      .updateTable(list.table)
      .set({ position: (order + 1) * step })
      .where('id', '=', row.id)
      .execute();
  return (index + 0.5) * step;
}

function readList(
  tx: Tx,
  list: { table: 'plan_days'; planId: number } | { table: 'plan_items'; dayId: string },
): Promise<{ id: string; position: number }[]> {
  if (list.table === 'plan_days')
    return tx
      .selectFrom('plan_days')
      .select(['id', 'position'])
      .where('plan_id', '=', list.planId)
      .orderBy('position')
      .orderBy('id')
      .execute();
  return tx
    .selectFrom('plan_items')
    .select(['id', 'position'])
    .where('day_id', '=', list.dayId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
