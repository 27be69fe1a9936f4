import type { Tx } from '#platform/db/connect.ts';

/** Records that a page has moved from one path to another; earlier moves to the old path lead to the new one, too. */
export async function recordMove(tx: Tx, move: { from: string; to: string; actor: string }): Promise<void> {
  await tx.deleteFrom('moved_addresses').where('path', '=', move.to).execute();
  await tx.updateTable('moved_addresses').set({ target: move.to }).where('target', '=', move.from).execute();
  await tx
    .insertInto('moved_addresses')
    .values({ path: move.from, target: move.to, moved_by: move.actor })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ target: move.to, moved_by: move.actor, moved_at: new Date() }),
    )
    .execute();
}
