import { sql } from 'kysely';
import { listWaiting } from '#modules/tasks/queries/list-waiting.ts';
import type { Waiting } from '#modules/tasks/queries/waiting/waiting.ts';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { type NotifiedTask, notifyTaskReaders } from './notify-task-readers.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock' | 'config'>;

/**
 * Opens a task for everything of a kind that waits and has none, updates what changed about it, and closes those whose
 * reason is gone. Serialized per kind; idempotent. @returns how many changed
 */
export async function syncTasks({ db, queue, clock, config }: Parts, kind: TaskKindName): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`tasks ${kind}`}, 0))`.execute(tx);
    const waiting = await listWaiting[kind](tx, { now, config });
    const written = await write(tx, kind, waiting, now);
    const closed = await closeOthers(tx, kind, waiting, now);
    if (written.length + closed === 0) return 0;
    const opened = written.filter(({ isOpened }) => isOpened);
    await notifyTaskReaders(tx, queue, opened);
    await announceLive(tx, { tags: ['tasks'], opened });
    return written.length + closed;
  });
}

async function write(tx: Tx, kind: TaskKindName, waiting: readonly Waiting[], now: Date) {
  if (waiting.length === 0) return [];
  const { rows } = await sql<NotifiedTask & { isOpened: boolean }>`
    INSERT INTO tasks AS t (kind, object_id, title, about, due_at, amount_vnd, opened_at)
    SELECT ${kind}, w."objectId", w.title, w.about, w."dueAt", w."amountVnd", ${now}
    FROM jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb)
      AS w("objectId" text, title text, about text, "dueAt" timestamptz, "amountVnd" bigint)
    ON CONFLICT (kind, object_id) DO UPDATE SET
      title = excluded.title, about = excluded.about, due_at = excluded.due_at, amount_vnd = excluded.amount_vnd,
      state = CASE t.state WHEN 'done' THEN 'open' ELSE t.state END,
      opened_at = CASE t.state WHEN 'done' THEN excluded.opened_at ELSE t.opened_at END,
      closed_at = CASE t.state WHEN 'done' THEN NULL ELSE t.closed_at END,
      closed_by = CASE t.state WHEN 'done' THEN NULL ELSE t.closed_by END,
      escalation = CASE WHEN t.state = 'done' OR excluded.due_at > t.due_at THEN 0 ELSE t.escalation END
    WHERE t.state = 'done' OR (t.title, t.about, t.due_at, t.amount_vnd)
      IS DISTINCT FROM (excluded.title, excluded.about, excluded.due_at, excluded.amount_vnd)
    RETURNING id, kind, title, escalation, state = 'open' AND opened_at = ${now} AS "isOpened"`.execute(tx);
  return rows;
}

async function closeOthers(tx: Tx, kind: TaskKindName, waiting: readonly Waiting[], now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('tasks')
    .set({ state: 'done', closed_at: now, closed_by: 'system' })
    .where('kind', '=', kind)
    .where('state', 'in', ['open', 'dropped'])
    .where(sql<boolean>`object_id <> ALL(${waiting.map(({ objectId }) => objectId)}::text[])`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
