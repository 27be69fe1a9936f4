import { z } from 'zod';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';

/** A named view of a list. */
export interface SavedView {
  id: number;
  /** The list's path below the office's address, '/dat-cho'. */
  list: string;
  title: string;
  /** The query string, '?xem=…'. */
  search: string;
  isShared: boolean;
  isMine: boolean;
  ownerName: string;
}

export const savedViewInput = z.object({
  list: z.string().regex(/^\/[a-z/-]{1,60}$/),
  search: z
    .string()
    .max(1000)
    .regex(/^\?[^#\s]+$/),
  title: z.string().trim().min(1, 'Đặt tên cho cách xem này.').max(40, 'Tên dài quá 40 ký tự.'),
  isShared: z.boolean(),
});

const maxOfOne = 100;

export type SaveViewResult =
  | { ok: true; id: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_person' | 'title_taken' | 'too_many' };

export type RemoveViewResult = { ok: true; view: SavedView } | { ok: false; reason: 'unknown_view' };

/** A person's own views and the shared ones, by name. */
export async function listSavedViews(db: Executor, staffId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views as v')
    .innerJoin('users as u', 'u.id', 'v.owner')
    .select(['v.id', 'v.list', 'v.title', 'v.search', 'v.is_shared', 'v.owner', 'u.name'])
    .where((is) => is.or([is('v.owner', '=', staffId), is('v.is_shared', '=', true)]))
    .orderBy('v.title')
    .orderBy('v.id')
    .execute();
  return rows.map(({ is_shared, owner, name, ...view }) => ({
    ...view,
    isShared: is_shared,
    isMine: owner === staffId,
    ownerName: name,
  }));
}

/** Saves a view, private or shared. Names are unique per person, and among the shared views. */
export async function saveView(
  db: Database,
  { view, actor }: { view: z.output<typeof savedViewInput>; actor: StaffActor },
  now: Date,
): Promise<SaveViewResult> {
  const { list, search, title, isShared } = view;
  if (isShared && !may(actor, 'view.share')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SaveViewResult> => {
    const person = await tx
      .selectFrom('staff')
      .select('user_id')
      .where('user_id', '=', actor.id)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return { ok: false, reason: 'unknown_person' };
    const { count } = await tx
      .selectFrom('saved_views')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('owner', '=', actor.id)
      .executeTakeFirstOrThrow();
    if (count >= maxOfOne) return { ok: false, reason: 'too_many' };
    const row = await tx
      .insertInto('saved_views')
      .values({ owner: actor.id, list, search, title, is_shared: isShared, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'title_taken' };
    const object = { type: 'view', id: `${list} ${row.id}` };
    await writeHistory(tx, { actor, verb: 'view.save', object, after: { title, isShared }, now });
    return { ok: true, id: row.id };
  });
}

/** Removes a view: one's own, or a shared one with the right to edit those. */
export async function removeView(
  db: Database,
  { id, actor }: { id: number; actor: StaffActor },
  now: Date,
): Promise<RemoveViewResult> {
  return db.transaction().execute(async (tx): Promise<RemoveViewResult> => {
    const view = (await listSavedViews(tx, actor.id)).find((one) => one.id === id);
    if (!view || !(view.isMine || may(actor, 'view.share'))) return { ok: false, reason: 'unknown_view' };
    await tx.deleteFrom('saved_views').where('id', '=', id).execute();
    const { list, title, isShared } = view;
    const object = { type: 'view', id: `${list} ${id}` };
    await writeHistory(tx, { actor, verb: 'view.remove', object, before: { title, isShared }, now });
    return { ok: true, view };
  });
}
