import type { Executor } from '#platform/db/connect.ts';
import type { EditedObject, FormEntries } from '../rules.ts';

/** Null if a person has no typed draft for an object. */
export async function findTypedDraft(
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
