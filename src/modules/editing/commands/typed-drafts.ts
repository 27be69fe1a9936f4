import { sql } from 'kysely';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { EditedObject, FormEntries } from '../rules.ts';
import { endEditing } from './editing.ts';

/** Days after which abandoned typed drafts are deleted. */
const keptDays = 30;

/** Stores what somebody has typed and not saved, replacing their former typed draft. Nobody else sees it. */
export async function keepTypedDraft(
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

/** Deletes a typed draft that was saved or discarded, and ends its person's editing mark. */
export async function forgetTypedDraft(db: Executor, object: EditedObject, actor: StaffActor): Promise<void> {
  await db
    .deleteFrom('typed_drafts')
    .where('object_type', '=', object.type)
    .where('object_id', '=', object.id)
    .where('staff_id', '=', actor.id)
    .execute();
  await endEditing(db, object, actor);
}

/** Moves typed drafts along when an object is renamed. A person's existing draft under the new name stays. */
export async function renameTypedDraft(
  db: Executor,
  { type, id }: EditedObject,
  newId: string,
): Promise<void> {
  await sql`
    UPDATE typed_drafts t SET object_id = ${newId} WHERE object_type = ${type} AND object_id = ${id} AND NOT EXISTS (
      SELECT FROM typed_drafts o WHERE o.object_type = ${type} AND o.object_id = ${newId} AND o.staff_id = t.staff_id)`.execute(
    db,
  );
}

/** Deletes abandoned typed drafts, and editing marks that ended long ago. @returns how many drafts were deleted */
export async function purgeTypedDrafts(db: Executor, now: Date): Promise<number> {
  await db.deleteFrom('editing_now').where('until', '<=', now).execute();
  const old = new Date(now.getTime() - keptDays * 86_400_000);
  const { numDeletedRows } = await db
    .deleteFrom('typed_drafts')
    .where('typed_at', '<', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
