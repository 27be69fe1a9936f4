import { may } from '#modules/tasks/policy.ts';
import { mayDoTask } from '#modules/tasks/rules/visible-kinds.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { closedTask, lockTask, type TaskIsClosed } from './lock-task.ts';

export type CloseTaskResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_task' | 'no_reason' }
  | TaskIsClosed;

/** Closes a task that needs no action although its reason persists. It opens again when the reason disappears and returns. */
export async function closeTask(
  db: Database,
  { id, reason, actor }: { id: number; reason: string; actor: Actor },
  now: Date,
): Promise<CloseTaskResult> {
  if (!may(actor, 'task.close')) return { ok: false, reason: 'not_allowed' };
  if (reason.trim().length < 3) return { ok: false, reason: 'no_reason' };
  return db.transaction().execute(async (tx): Promise<CloseTaskResult> => {
    const task = await lockTask(tx, id);
    if (!task) return { ok: false, reason: 'unknown_task' };
    if (!mayDoTask(actor.rights, task.kind)) return { ok: false, reason: 'not_allowed' };
    if (task.state !== 'open') return closedTask(task);
    await tx
      .updateTable('tasks')
      .set({ state: 'dropped', closed_at: now, closed_by: `staff:${actor.id}`, reason: reason.trim() })
      .where('id', '=', id)
      .execute();
    await writeHistory(tx, {
      actor,
      verb: 'task.close',
      object: { type: 'task', id: `${task.kind}:${task.objectId}` },
      reason: reason.trim(),
      now,
    });
    await announceLive(tx, { tags: ['tasks'] });
    return { ok: true };
  });
}
