import { sql } from 'kysely';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Number of open tasks of a kind, with their aggregates. */
export interface TaskCount {
  kind: TaskKindName;
  open: number;
  mine: number;
  unowned: number;
  late: number;
  /** Due within the next day, or late. */
  near: number;
  amountVnd: number;
  firstDueAt: Date;
  oldestAt: Date;
}

/** The kinds with open tasks. One statement over the open ones. */
export async function countTasks(
  db: Executor,
  { kinds, staffId, now }: { kinds: readonly TaskKindName[]; staffId: string; now: Date },
): Promise<TaskCount[]> {
  const { rows } = await sql<TaskCount>`
    SELECT kind, count(*)::int AS open,
      (count(*) FILTER (WHERE owner_id = ${staffId}))::int AS mine,
      (count(*) FILTER (WHERE owner_id IS NULL))::int AS unowned,
      (count(*) FILTER (WHERE due_at < ${now}))::int AS late,
      (count(*) FILTER (WHERE due_at < ${now}::timestamptz + INTERVAL '1 day'))::int AS near,
      coalesce(sum(amount_vnd), 0)::bigint AS "amountVnd",
      min(due_at) AS "firstDueAt", min(opened_at) AS "oldestAt"
    FROM tasks WHERE state = 'open' AND kind = ANY(${[...kinds]}) GROUP BY kind`.execute(db);
  return rows;
}
