import type { NoticeWay, TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A person's notification settings; the default is 'in the office'. */
export async function getNotices(
  db: Executor,
  staffId: string,
): Promise<{ isInBrowser: boolean; ways: Partial<Record<TaskKindName, NoticeWay>> }> {
  const [reader, rows] = await Promise.all([
    db.selectFrom('task_readers').select('is_in_browser').where('staff_id', '=', staffId).executeTakeFirst(),
    db.selectFrom('task_notices').select(['kind', 'way']).where('staff_id', '=', staffId).execute(),
  ]);
  return {
    isInBrowser: reader?.is_in_browser ?? false,
    ways: Object.fromEntries(rows.map(({ kind, way }) => [kind, way as NoticeWay])),
  };
}

/** The mail address of a person's notifications; null if they never chose any. */
export async function findReader(db: Executor, staffId: string) {
  const row = await db
    .selectFrom('task_readers')
    .select(['name', 'email', 'role'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row ?? null;
}
