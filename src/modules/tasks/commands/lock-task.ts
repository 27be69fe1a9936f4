import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import type { Tx } from '#platform/db/connect.ts';

/** Locks a task before anything is done with it; null when there is none. */
export async function lockTask(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('tasks')
    .select(['kind', 'object_id as objectId', 'state', 'owner_id as ownerId', 'owner_name as ownerName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, kind: row.kind as TaskKindName } : null;
}

/** The task is closed; `about` is its kind and object, so that the caller can look up what became of it. */
export interface TaskIsClosed {
  ok: false;
  reason: 'closed';
  about: { kind: TaskKindName; objectId: string };
}

export function closedTask({ kind, objectId }: TaskIsClosed['about']): TaskIsClosed {
  return { ok: false, reason: 'closed', about: { kind, objectId } };
}
