import { findStaff } from '#modules/identity/queries.ts';
import { may } from '#modules/tasks/policy.ts';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import { mayDoTask } from '#modules/tasks/rules/visible-kinds.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { closedTask, lockTask, type TaskIsClosed } from './lock-task.ts';

export type AssignTaskResult =
  /** `before` is the id of the former owner. */
  | { ok: true; before: string | null }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_task' /** Their role has no right for this kind of task. */
        | 'may_not_do';
    }
  /** Somebody else, named by `by`, has it meanwhile. */
  | { ok: false; reason: 'taken'; by: string }
  | TaskIsClosed;

/** Assigns a task to a colleague, or to nobody, whoever owned it before, or from `from` only. No change if they own it already. */
export async function assignTask(
  db: Database,
  {
    id,
    to,
    from,
    actor,
  }: { id: number; to: { id: string; name: string } | null; from?: string | null; actor: Actor },
  now: Date,
): Promise<AssignTaskResult> {
  if (!may(actor, 'task.assign')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<AssignTaskResult> => {
    const task = await lockTask(tx, id);
    if (!task) return { ok: false, reason: 'unknown_task' };
    if (!mayDoTask(actor.rights, task.kind)) return { ok: false, reason: 'not_allowed' };
    if (task.state !== 'open') return closedTask(task);
    if (from !== undefined && task.ownerId !== from)
      return { ok: false, reason: 'taken', by: task.ownerName ?? 'Không ai' };
    if (to && !(await canDo(tx, to.id, task.kind))) return { ok: false, reason: 'may_not_do' };
    const before = task.ownerId;
    if (before === (to?.id ?? null)) return { ok: true, before };
    await tx
      .updateTable('tasks')
      .set({ owner_id: to?.id ?? null, owner_name: to?.name ?? null })
      .where('id', '=', id)
      .execute();
    await writeHistory(tx, {
      actor,
      verb: 'task.assign',
      object: { type: 'task', id: `${task.kind}:${task.objectId}` },
      before: { owner: task.ownerName },
      after: { owner: to?.name ?? null },
      now,
    });
    await announceLive(tx, { tags: ['tasks'] });
    return { ok: true, before };
  });
}

/** A task that its owner cannot see would be forgotten. */
async function canDo(tx: Tx, staffId: string, kind: TaskKindName): Promise<boolean> {
  const person = await findStaff(tx, staffId);
  return person !== null && mayDoTask(person.rights, kind);
}
