import { sql } from 'kysely';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { EditedObject, FormEntries } from '../rules.ts';
import { endEditing } from './editing.ts';

/** How many days what nobody came back to is kept. */
const keptDays = 30;

/** Keeps what somebody has typed and not saved, in place of what they had typed before. Nobody else sees it. */
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

/** What was typed is saved or thrown away: it goes, and nobody is said to edit any more. */
export async function forgetTypedDraft(db: Executor, object: EditedObject, actor: StaffActor): Promise<void> {
  await db
    .deleteFrom('typed_drafts')
    .where('object_type', '=', object.type)
    .where('object_id', '=', object.id)
    .where('staff_id', '=', actor.id)
    .execute();
  await endEditing(db, object, actor);
}

/** A thing has another name: what people typed into it goes along. What somebody typed under that name already stays. */
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

/** Takes away what nobody came back to, and who has stopped long ago. @returns how many texts were forgotten */
export async function purgeTypedDrafts(db: Executor, now: Date): Promise<number> {
  await db.deleteFrom('editing_now').where('until', '<=', now).execute();
  const old = new Date(now.getTime() - keptDays * 86_400_000);
  const { numDeletedRows } = await db
    .deleteFrom('typed_drafts')
    .where('typed_at', '<', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
