import { sql } from 'kysely';
import { may } from '#modules/booking/policy.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';

export type ChangeNoteResult =
  | { ok: true; title: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_disruption' | 'already_ended' };

/** Changes what guests read of days that are closed: on pages at once, and in mails from now on. Repeating it changes nothing. */
export async function changeClosingNote(
  db: Database,
  { disruptionId, note, actor }: { disruptionId: string; note: string; actor: Actor },
  now: Date,
): Promise<ChangeNoteResult> {
  if (!may(actor, 'days.close')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ChangeNoteResult> => {
    const row = await tx
      .selectFrom('disruptions')
      .select(['title', 'note', 'ended_at as endedAt', 'unit_ids as unitIds'])
      .where('id', '=', disruptionId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_disruption' };
    if (row.endedAt) return { ok: false, reason: 'already_ended' };
    if (row.note === note) return { ok: true, title: row.title };
    await tx.updateTable('disruptions').set({ note }).where('id', '=', disruptionId).execute();
    const object = { type: 'disruption', id: disruptionId };
    await writeHistory(tx, {
      ...{ actor, verb: 'days.note', object, before: { note: row.note }, after: { note }, now },
    });
    const { rows } = await sql<{ id: number }>`
      SELECT DISTINCT product_id AS id FROM units WHERE id = ANY (${row.unitIds}::int[])`.execute(tx);
    await announceChange(tx, ['catalogue', ...rows.map(({ id }) => `product:${id}`)]);
    return { ok: true, title: row.title };
  });
}
