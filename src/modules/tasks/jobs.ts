import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { followChanges } from './commands/follow-changes.ts';
import { type NotifiedTask, notifyTaskReaders } from './commands/notify-task-readers.ts';
import { syncTasks } from './commands/sync-tasks.ts';
import { tasksOfMorning } from './events.ts';
import { taskKindNames } from './rules/task-kinds.ts';

/** Scheduled jobs. Each may run in several processes at once. */
export const taskSweeps = [
  { name: 'follow-changes', everySeconds: 2, run: followChanges },
  { name: 'sync-tasks', everySeconds: 60, run: syncAll },
  { name: 'escalate-tasks', everySeconds: 60, run: escalateTasks },
  { name: 'tell-morning-tasks', everySeconds: 300, run: tellMorning },
];

async function syncAll(app: App): Promise<number> {
  let changed = 0;
  for (const kind of taskKindNames) changed += await syncTasks(app, kind);
  return changed;
}

/** Hours of delay after which a task is escalated further. */
const hoursLate = 4;

/** Escalates late tasks to the next role: at once, and again if nobody acted for hours. @returns how many */
export async function escalateTasks({
  db,
  queue,
  clock,
}: Pick<App, 'db' | 'queue' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<NotifiedTask>`
      UPDATE tasks SET escalation = late.level
      FROM (
        SELECT id, CASE WHEN due_at < ${now}::timestamptz - make_interval(hours => ${hoursLate}) THEN 2 ELSE 1 END AS level
        FROM tasks WHERE state = 'open' AND due_at < ${now} ORDER BY id FOR UPDATE SKIP LOCKED
      ) late
      WHERE tasks.id = late.id AND escalation < late.level
      RETURNING tasks.id, kind, title, escalation`.execute(tx);
    if (rows.length === 0) return 0;
    await notifyTaskReaders(tx, queue, rows);
    await announceLive(tx, { tags: ['tasks'] });
    return rows.length;
  });
}

/** From eight o'clock: queues one mail to everybody who wants the morning mail and has tasks for it. @returns how many */
export async function tellMorning({
  db,
  queue,
  clock,
}: Pick<App, 'db' | 'queue' | 'clock'>): Promise<number> {
  const now = clock.now();
  const day = dayInVietnam(now);
  if (now < instantInVietnam(day, '08:00')) return 0;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ staffId: string }>`
      UPDATE task_readers AS r SET told_on = ${day}::date
      WHERE (told_on IS NULL OR told_on < ${day}::date)
        AND EXISTS (SELECT FROM task_notices n WHERE n.staff_id = r.staff_id AND n.way = 'morning')
      RETURNING staff_id AS "staffId"`.execute(tx);
    await queue.sendAll(
      tx,
      tasksOfMorning,
      rows.map(({ staffId }) => ({ staffId, day })),
    );
    return rows.length;
  });
}
