import type { NoticeWay, TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import type { Database } from '#platform/db/connect.ts';

export interface Notices {
  reader: { staffId: string; name: string; email: string; role: string };
  isInBrowser: boolean;
  ways: ReadonlyMap<TaskKindName, NoticeWay>;
}

/** Stores a person's notification settings; everybody can only change their own. */
export async function saveNotices(db: Database, { reader, isInBrowser, ways }: Notices): Promise<void> {
  const { staffId, ...who } = reader;
  const told = { ...who, is_in_browser: isInBrowser };
  const rows = [...ways].flatMap(([kind, way]) => (way === 'office' ? [] : { staff_id: staffId, kind, way }));
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('task_readers')
      .values({ staff_id: staffId, ...told })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(told))
      .execute();
    await tx.deleteFrom('task_notices').where('staff_id', '=', staffId).execute();
    if (rows.length > 0) await tx.insertInto('task_notices').values(rows).execute();
  });
}

/** Notes that a person has seen the tasks opened until now. */
export async function markTasksSeen(
  db: Database,
  { staffId, ...who }: Notices['reader'],
  now: Date,
): Promise<void> {
  await db
    .insertInto('task_readers')
    .values({ staff_id: staffId, ...who, seen_at: now })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seen_at: now }))
    .execute();
}
