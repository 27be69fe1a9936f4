import { sql } from 'kysely';
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
  const row = { ...who, is_in_browser: isInBrowser };
  const rows = [...ways].flatMap(([kind, way]) => (way === 'office' ? [] : { staff_id: staffId, kind, way }));
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('task_readers')
      .values({ staff_id: staffId, ...row })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
      .execute();
    await tx.deleteFrom('task_notices').where('staff_id', '=', staffId).execute();
    if (rows.length > 0) await tx.insertInto('task_notices').values(rows).execute();
  });
}

/** Notes that a person has seen the tasks opened until that one: what came after their page was rendered stays new to them. */
export async function markTasksSeen(
  db: Database,
  { staffId, ...who }: Notices['reader'],
  newestId: number,
): Promise<void> {
  const newest = await db
    .selectFrom('tasks')
    .select('opened_at as seen_at')
    .where('id', '=', newestId)
    .executeTakeFirst();
  if (!newest) return;
  await db
    .insertInto('task_readers')
    .values({ staff_id: staffId, ...who, ...newest })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ seen_at: sql`greatest(task_readers.seen_at, ${newest.seen_at}::timestamptz)` }),
    )
    .execute();
}
