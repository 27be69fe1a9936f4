import { assignTask } from '#modules/tasks/commands/assign-task.ts';
import { closeTask } from '#modules/tasks/commands/close-task.ts';
import { takeTask } from '#modules/tasks/commands/take-task.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { describeTaskConflict } from '../../parts/history/describe-task-conflict.ts';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { type BulkStep, runBulk, undoBulk } from '../../parts/list/run-bulk.ts';
import { readColleague } from '../../parts/people/colleagues.ts';

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'vai trò của bạn không làm được việc này.',
  unknown_task: 'không còn việc này.',
  closed: 'việc vừa xong hoặc đã khép.',
  may_not_do: 'người nhận không làm được loại việc này.',
};

/** Runs or undoes a bulk action on tasks; null for an unknown action. */
export async function runTaskBulk(
  form: FormData,
  { app, actor }: { app: App; actor: StaffActor },
): Promise<BulkReply | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const now = app.clock.now();
  const give = async (key: string, owner: string, from?: string | null): Promise<BulkStep> => {
    const to = await readColleague(app.db, owner);
    if (to === undefined) return { ok: false, why: 'người giữ trước không còn làm việc.' };
    const assignment = { id: idOf(key), to, actor, ...(from !== undefined && { from }) };
    const given = await assignTask(app.db, assignment, now);
    if (!given.ok) return stepOf(app, given);
    return { ok: true, undo: `${key}=${given.before ?? 'khong-ai'}=${to?.id ?? 'khong-ai'}` };
  };
  switch (text('viec')) {
    case 'nhan':
      return runBulk(form, {}, async (key) => {
        const step = await stepOf(app, await takeTask(app.db, { id: idOf(key), actor }, now));
        return step.ok ? { ok: true, undo: key } : step;
      });
    case 'nhan-lai':
      return undoBulk(form, async (key) =>
        stepOf(app, await takeTask(app.db, { id: idOf(key), actor, isBack: true }, now)),
      );
    case 'giao': {
      const owner = text('cho');
      if ((await readColleague(app.db, owner)) === undefined) return { problem: 'Chọn người nhận.' };
      return runBulk(form, { cho: owner }, (key) => give(key, owner));
    }
    case 'giao-lai':
      return undoBulk(form, async (token) => {
        const [key = '', owner = '', given = ''] = token.split('=');
        // What somebody else has assigned since is not undone with it.
        return give(key, owner, given === 'khong-ai' ? null : given);
      });
    case 'khep': {
      const reason = text('ghi').slice(0, 200);
      if (reason.length < 3) return { problem: 'Ghi vài chữ vì sao không cần làm nữa.' };
      return runBulk(form, { ghi: reason }, async (key) =>
        stepOf(app, await closeTask(app.db, { id: idOf(key), reason, actor }, now)),
      );
    }
    default:
      return null;
  }
}

const idOf = (key: string) => (/^[1-9]\d{0,14}$/.test(key) ? Number(key) : 0);

type Result = Awaited<ReturnType<typeof takeTask | typeof closeTask | typeof assignTask>>;

/** A step with why it is not possible; where somebody else was there first, with who that was. */
async function stepOf({ db }: App, result: Result): Promise<BulkStep> {
  if (result.ok) return { ok: true };
  if (result.reason === 'taken') return { ok: false, why: `${result.by} đang giữ.` };
  const meanwhile = result.reason === 'closed' ? await describeTaskConflict(db, result.about) : '';
  return { ok: false, why: `${refusals[result.reason] ?? result.reason}${meanwhile}` };
}
