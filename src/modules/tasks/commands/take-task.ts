import { may } from '#modules/tasks/policy.ts';
import { mayDoTask } from '#modules/tasks/rules/visible-kinds.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { closedTask, lockTask, type TaskIsClosed } from './lock-task.ts';

export type TakeTaskResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_task' }
  | TaskIsClosed
  /** Somebody else took it first, or only its owner may return it. */
  | { ok: false; reason: 'taken'; by: string };

interface Take {
  id: number;
  actor: Actor;
  /** The owner when the page was rendered: a task is only taken from the owner that was seen. */
  from?: string | undefined;
  isBack?: boolean;
}

/** Takes a task, or returns it for others to take. Taking one's own again changes nothing. */
export async function takeTask(
  db: Database,
  { id, actor, from, isBack = false }: Take,
  now: Date,
): Promise<TakeTaskResult> {
  if (!may(actor, 'task.take')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<TakeTaskResult> => {
    const task = await lockTask(tx, id);
    if (!task) return { ok: false, reason: 'unknown_task' };
    if (!mayDoTask(actor.rights, task.kind)) return { ok: false, reason: 'not_allowed' };
    if (task.state !== 'open') return closedTask(task);
    const isMine = task.ownerId === actor.id;
    if (isMine !== isBack && (isMine || !task.ownerId)) return { ok: true };
    if (task.ownerId && !isMine && task.ownerId !== from)
      return { ok: false, reason: 'taken', by: task.ownerName ?? '' };
    const owner = isBack ? null : actor;
    await tx
      .updateTable('tasks')
      .set({ owner_id: owner?.id ?? null, owner_name: owner?.name ?? null })
      .where('id', '=', id)
      .execute();
    await writeHistory(tx, {
      actor,
      verb: isBack ? 'task.release' : 'task.take',
      object: { type: 'task', id: `${task.kind}:${task.objectId}` },
      before: { owner: task.ownerName },
      after: { owner: owner?.name ?? null },
      now,
    });
    await announceLive(tx, { tags: ['tasks'] });
    return { ok: true };
  });
}
