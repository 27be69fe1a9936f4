import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { ChangedRate } from './rate-change.ts';

/** Keeps by what somebody's edit is undone, in place of their one before. */
export async function keepUndo(
  tx: Tx,
  { field, actor }: { field: string; actor: Actor },
  changed: readonly ChangedRate[],
  now: Date,
): Promise<void> {
  const cells = changed.map(({ unitId, day, was, isNow }) => ({ unitId, day, seen: isNow, to: was }));
  const row = { field, cells: json(cells), at: now };
  await tx
    .insertInto('day_edits')
    .values({ made_by: actorText(actor), ...row })
    .onConflict((conflict) => conflict.column('made_by').doUpdateSet(row))
    .execute();
}
