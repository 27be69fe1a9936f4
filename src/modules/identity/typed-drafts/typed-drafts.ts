import { sql } from 'kysely';
import type { StaffActor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { announceLive } from '#platform/live/live-feed.ts';

/** A thing that is edited, as the history names it. */
export interface EditedObject {
  type: string;
  id: string;
}

/** What a form said, entry by entry. */
export type FormEntries = [name: string, value: string][];

/** Somebody who edits just now. */
export interface EditorNow {
  name: string;
  since: Date;
}

/** So long after the last sign of life somebody counts as editing; windows give one every 20 seconds. */
export const editingMs = 60_000;

/** How many days what nobody came back to is kept. */
const keptDays = 30;

/** What boards listen to that show who edits a thing. */
export function editingTag({ type, id }: EditedObject): string {
  return `editing:${type}:${id}`;
}

/** Keeps what somebody has typed and not saved, in place of what they had typed before. Nobody else sees it. */
export async function keepTyped(
  db: Executor,
  { object, entries, actor }: { object: EditedObject; entries: FormEntries; actor: StaffActor },
  now: Date,
): Promise<void> {
  await db
    .insertInto('typed_drafts')
    .values({
      ...{ object_type: object.type, object_id: object.id, staff_id: actor.id },
      ...{ entries: json(entries), typed_at: now },
    })
    .onConflict((conflict) =>
      conflict.columns(['object_type', 'object_id', 'staff_id']).doUpdateSet({
        entries: (eb) => eb.ref('excluded.entries'),
        typed_at: now,
      }),
    )
    .execute();
}

/** Null when a person has nothing unsaved of a thing. */
export async function findTyped(
  db: Executor,
  object: EditedObject,
  staffId: string,
): Promise<{ entries: FormEntries; typedAt: Date } | null> {
  const row = await db
    .selectFrom('typed_drafts')
    .select(['entries', 'typed_at as typedAt'])
    .where('object_type', '=', object.type)
    .where('object_id', '=', object.id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row ? { entries: row.entries as FormEntries, typedAt: row.typedAt } : null;
}

/** What was typed is saved or thrown away: it goes, and nobody is said to edit any more. */
export async function forgetTyped(db: Executor, object: EditedObject, actor: StaffActor): Promise<void> {
  await db
    .deleteFrom('typed_drafts')
    .where('object_type', '=', object.type)
    .where('object_id', '=', object.id)
    .where('staff_id', '=', actor.id)
    .execute();
  await endEditing(db, object, actor);
}

/** A thing has another name: what people typed into it goes along. What somebody typed under that name already stays. */
export async function renameTyped(db: Executor, { type, id }: EditedObject, newId: string): Promise<void> {
  await sql`
    UPDATE typed_drafts t SET object_id = ${newId} WHERE object_type = ${type} AND object_id = ${id} AND NOT EXISTS (
      SELECT FROM typed_drafts o WHERE o.object_type = ${type} AND o.object_id = ${newId} AND o.staff_id = t.staff_id)`.execute(
    db,
  );
}

/** Says for the next minute that somebody edits a thing; who looks at it is told when they begin. */
export async function markEditing(
  db: Executor,
  object: EditedObject,
  actor: StaffActor,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + editingMs);
  await inTransaction(db, async (tx) => {
    const goesOn = await tx
      .updateTable('editing_now')
      .set({ until })
      .where('object_type', '=', object.type)
      .where('object_id', '=', object.id)
      .where('staff_id', '=', actor.id)
      .where('until', '>', now)
      .returning('since')
      .executeTakeFirst();
    if (goesOn) return;
    await tx
      .insertInto('editing_now')
      .values({
        ...{ object_type: object.type, object_id: object.id, staff_id: actor.id },
        ...{ since: now, until },
      })
      .onConflict((conflict) =>
        conflict.columns(['object_type', 'object_id', 'staff_id']).doUpdateSet({ since: now, until }),
      )
      .execute();
    await announceLive(tx, { tags: [editingTag(object)] });
  });
}

/** Safe to repeat. */
export async function endEditing(db: Executor, object: EditedObject, actor: StaffActor): Promise<void> {
  const ended = await db
    .deleteFrom('editing_now')
    .where('object_type', '=', object.type)
    .where('object_id', '=', object.id)
    .where('staff_id', '=', actor.id)
    .executeTakeFirst();
  if (ended.numDeletedRows > 0) await announceLive(db, { tags: [editingTag(object)] });
}

/** Who else edits a thing just now, who began first before the others. */
export function listOtherEditors(
  db: Executor,
  object: EditedObject,
  staffId: string,
  now: Date,
): Promise<EditorNow[]> {
  return db
    .selectFrom('editing_now as e')
    .innerJoin('users as u', 'u.id', 'e.staff_id')
    .select(['u.name', 'e.since'])
    .where('e.object_type', '=', object.type)
    .where('e.object_id', '=', object.id)
    .where('e.staff_id', '<>', staffId)
    .where('e.until', '>', now)
    .orderBy('e.since')
    .orderBy('e.staff_id')
    .execute();
}

/** Takes away what nobody came back to, and who has stopped long ago. @returns how many texts were forgotten */
export async function purgeTyped(db: Executor, now: Date): Promise<number> {
  await db.deleteFrom('editing_now').where('until', '<=', now).execute();
  const old = new Date(now.getTime() - keptDays * 86_400_000);
  const { numDeletedRows } = await db
    .deleteFrom('typed_drafts')
    .where('typed_at', '<', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
