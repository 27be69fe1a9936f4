import { sql } from 'kysely';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import type { Executor } from '#platform/db/connect.ts';

/** An open task as the bell shows it. */
export interface NewTask {
  id: number;
  kind: TaskKindName;
  objectId: string;
  title: string;
  about: string;
  openedAt: Date;
  /** Whether it was opened since the person last looked. */
  isUnseen: boolean;
}

/** Before somebody first looks, what is older than a day is not new to them. */
const firstHours = 24;

/** The newest open tasks of some kinds, and how many of all were opened since a person last looked. */
export async function listNewTasks(
  db: Executor,
  { kinds, staffId, now }: { kinds: readonly TaskKindName[]; staffId: string; now: Date },
  limit = 8,
): Promise<{ tasks: NewTask[]; unseen: number }> {
  const since = sql`coalesce((SELECT seen_at FROM task_readers WHERE staff_id = ${staffId}),
    ${new Date(now.getTime() - firstHours * 3_600_000)}::timestamptz)`;
  const { rows } = await sql<NewTask & { unseen: number }>`
    SELECT id, kind, object_id AS "objectId", title, about, opened_at AS "openedAt", opened_at > since AS "isUnseen",
      (count(*) FILTER (WHERE opened_at > since) OVER ())::int AS unseen
    FROM tasks, LATERAL (SELECT ${since} AS since) seen
    WHERE state = 'open' AND kind = ANY(${[...kinds]})
    ORDER BY opened_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return { tasks: rows.map(({ unseen: _, ...task }) => task), unseen: rows[0]?.unseen ?? 0 };
}
