import { z } from 'zod';
import { closeTask } from '#modules/tasks/commands/close-task.ts';
import type { TaskIsClosed } from '#modules/tasks/commands/lock-task.ts';
import { takeTask } from '#modules/tasks/commands/take-task.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { describeHistoryLine } from '../../parts/history/describe-conflict.ts';
import { lastDoneTo } from '../../parts/history/read-history.ts';

const form = z.object({
  do: z.enum(['take', 'release', 'close']),
  id: z.coerce.number().int().positive(),
  from: z.string().optional(),
  reason: z.string().default(''),
});

const refusals = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_task: 'Không tìm thấy việc này.',
  closed: 'Việc này vừa xong hoặc đã khép.',
  no_reason: 'Ghi vài chữ vì sao không cần làm nữa.',
};

/** Takes, releases or drops a task. */
export async function runTaskAction(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  actor: StaffActor,
  sent: FormData,
): Promise<ActionReply> {
  const read = readForm(sent, form);
  if (!read.ok) return wrongIn(read);
  const { do: what, id, from, reason } = read.value;
  const result =
    what === 'close'
      ? await closeTask(db, { id, reason, actor }, clock.now())
      : await takeTask(db, { id, actor, from, isBack: what === 'release' }, clock.now());
  if (!result.ok) {
    if (result.reason === 'taken') return { refused: `${result.by} vừa nhận việc này.` };
    const meanwhile = result.reason === 'closed' ? await describeTaskConflict(db, result.about) : '';
    return { refused: `${refusals[result.reason]}${meanwhile}` };
  }
  return {
    done: { take: 'Việc này là của bạn.', release: 'Đã trả việc lại cho nhóm.', close: 'Đã khép việc.' }[
      what
    ],
  };
}

/** Explains a conflict on a task: what was done meanwhile to its object or to the task itself, and by whom. */
async function describeTaskConflict(
  db: Executor,
  { kind, objectId }: TaskIsClosed['about'],
): Promise<string> {
  const [type, id] = objectOf(objectId);
  const lines = await Promise.all([
    lastDoneTo(db, 'task', `${kind}:${objectId}`),
    type ? lastDoneTo(db, type, id) : null,
  ]);
  return describeHistoryLine(
    lines.filter((line) => line !== null).toSorted((one, other) => other.id - one.id)[0],
  );
}

/** The history's object of a task: a booking or one of its items, an enquiry, a refund. */
function objectOf(objectId: string): [type: string | null, id: string] {
  if (/^DV/.test(objectId)) return ['booking', objectId.replace(/-\d+$/, '')];
  if (/^YC/.test(objectId)) return ['enquiry', objectId];
  return /^[\da-f]{8}-/.test(objectId) ? ['refund', objectId] : [null, objectId];
}
