import { listRoles } from '#modules/identity/queries.ts';
import { taskNotified } from '#modules/tasks/events.ts';
import { roleOfTask, type TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import { mayDoTask } from '#modules/tasks/rules/visible-kinds.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

export interface NotifiedTask {
  id: number;
  kind: TaskKindName;
  title: string;
  escalation: number;
}

/** Queues a mail to everybody who wants one at once and can act on the task; for a late task only to the role to which it was escalated. */
export async function notifyTaskReaders(tx: Tx, queue: Queue, tasks: readonly NotifiedTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const readers = await tx
    .selectFrom('task_notices as n')
    .innerJoin('task_readers as r', 'r.staff_id', 'n.staff_id')
    .select(['n.staff_id as staffId', 'n.kind', 'r.role'])
    .where('n.way', '=', 'mail')
    .execute();
  if (readers.length === 0) return;
  const rights = new Map((await listRoles(tx)).map((role) => [role.slug, role.rights]));
  for (const { id, kind, escalation } of tasks)
    for (const { staffId, role } of readers.filter((one) => one.kind === kind)) {
      if (!mayDoTask(rights.get(role) ?? {}, kind)) continue;
      if (escalation > 0 && role !== roleOfTask(kind, escalation)) continue;
      await queue.send(tx, taskNotified, { taskId: id, staffId, escalation });
    }
}
