import type { Executor } from '#platform/db/connect.ts';
import type { EditedObject } from '../rules.ts';

/** Somebody who is editing now. */
export interface EditorNow {
  name: string;
  since: Date;
}

/** Others who are editing an object now, by when they began. */
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
