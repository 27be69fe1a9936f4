import type { Selectable } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';

export type Refused<Reason extends string> = { ok: false; reason: Reason };
export type Changed<Reason extends string = never> =
  | { ok: true; version: number }
  | Refused<'not_allowed' | 'unknown_picture' | 'changed_meanwhile' | Reason>;

type Row = Selectable<DB['media_files']>;
/** The update of a picture's row, with the values for the history. */
type Change<Reason extends string> =
  | { ok: true; set: object; before: Record<string, unknown>; after: Record<string, unknown> }
  | Refused<Reason>;

/**
 * Updates a picture in the version that the actor saw, with its line of history; refused when somebody else has changed it since
 * (optimistic lock). Announces it to pages, lists and articles that show it.
 */
export function changePicture<Reason extends string = never>(
  db: Database,
  { id, version, actor, verb }: { id: string; version: number; actor: Actor; verb: string },
  now: Date,
  decide: (tx: Tx, row: Row) => Promise<Change<Reason>>,
): Promise<Changed<Reason>> {
  return db.transaction().execute(async (tx): Promise<Changed<Reason>> => {
    if (!may(actor, 'media.edit')) return { ok: false, reason: 'not_allowed' };
    const row = await tx
      .selectFrom('media_files')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_picture' };
    if (row.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    const change = await decide(tx, row);
    if (!change.ok) return change;
    const set = { ...change.set, version: version + 1 };
    await tx.updateTable('media_files').set(set).where('id', '=', id).execute();
    await announceChange(tx, ['catalogue', 'content', 'plans']);
    const { before, after } = change;
    await writeHistory(tx, { actor, verb, object: { type: 'media', id }, before, after, now });
    return { ok: true, version: version + 1 };
  });
}
