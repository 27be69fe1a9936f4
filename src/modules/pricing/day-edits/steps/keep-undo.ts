import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { ChangedRate } from './rate-change.ts';

/** Stores the undo data of an actor's edit in place of their previous one; with several fields, each cell names its own. */
export async function keepUndo(
  tx: Tx,
  actor: Actor,
  changes: readonly { field: string; changed: readonly ChangedRate[] }[],
  now: Date,
): Promise<void> {
  const [only] = changes;
  const isOne = changes.length === 1;
  const cells = changes.flatMap(({ field, changed }) =>
    changed.map(({ unitId, day, was, isNow }) => ({
      ...{ unitId, day, seen: isNow, to: was },
      ...(!isOne && { field }),
    })),
  );
  const row = { field: isOne && only ? only.field : 'several', cells: json(cells), at: now };
  await tx
    .insertInto('day_edits')
    .values({ made_by: actorText(actor), ...row })
    .onConflict((conflict) => conflict.column('made_by').doUpdateSet(row))
    .execute();
}
