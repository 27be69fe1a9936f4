import type { StaffActor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { type EditedObject, editingMs, editingTag } from '../rules.ts';

/** Marks an object as being edited by somebody for the next minute; its viewers are notified when they begin. */
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
