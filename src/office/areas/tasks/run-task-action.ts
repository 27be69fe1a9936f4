import { z } from 'zod';
import { closeTask } from '#modules/tasks/commands/close-task.ts';
import { takeTask } from '#modules/tasks/commands/take-task.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { describeTaskConflict } from '../../parts/history/describe-task-conflict.ts';

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
