import { moveEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { assignTask } from '#modules/tasks/commands/assign-task.ts';
import { listTasksAbout } from '#modules/tasks/queries/list-tasks.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { type BulkStep, runBulk, undoBulk } from '../../parts/list/run-bulk.ts';
import { type Colleague, readColleague } from '../../parts/people/colleagues.ts';
import { enquiryTasks } from './list-owned-enquiries.ts';

interface BulkContext {
  app: App;
  actor: StaffActor;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'vai trò của bạn không làm được việc này.',
  unknown_request: 'không còn yêu cầu này.',
  wrong_state: 'đang ở trạng thái khác.',
  nothing_open: 'không có việc nào đang chờ.',
  closed: 'việc vừa xong.',
  unknown_task: 'việc không còn.',
  may_not_do: 'người nhận không làm được loại việc này.',
};

/** Runs or undoes a bulk action on enquiries; null for an unknown action. */
export async function runEnquiryBulk(form: FormData, context: BulkContext): Promise<BulkReply | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const { app, actor } = context;
  const move = async (code: string, to: 'dang-xu-ly' | 'dong', note = '') =>
    stepOf(app.db, code, await moveEnquiry(app.db, { code, to, actor, note }, app.clock.now()));
  switch (text('viec')) {
    case 'giao': {
      const to = await readColleague(app.db, text('cho'));
      if (to === undefined) return { problem: 'Chọn người nhận.' };
      return runBulk(form, { cho: text('cho') }, (code) => give(code, to, context));
    }
    case 'giao-lai':
      return undoBulk(form, async (token) => {
        const [code = '', id = ''] = token.split('=');
        const to = await readColleague(app.db, id);
        return to === undefined
          ? { ok: false, why: 'người giữ trước không còn làm việc.' }
          : give(code, to, context);
      });
    case 'nhan':
      return runBulk(form, {}, (code) => move(code, 'dang-xu-ly'));
    case 'dong': {
      const note = text('ghi').slice(0, 300);
      if (note.length < 3) return { problem: 'Ghi vài chữ vì sao đóng.' };
      return runBulk(form, { ghi: note }, async (code) => {
        const step = await move(code, 'dong', note);
        return step.ok ? { ok: true, undo: code } : step;
      });
    }
    case 'dong-lai':
      return undoBulk(form, (code) => move(code, 'dang-xu-ly', 'hoàn tác'));
    default:
      return null;
  }
}

/** Assigns all open tasks about an enquiry to somebody. */
async function give(code: string, to: Colleague | null, { app, actor }: BulkContext): Promise<BulkStep> {
  const tasks = await listTasksAbout(app.db, enquiryTasks, code);
  if (tasks.length === 0) return stepOf(app.db, code, { ok: false, reason: 'nothing_open' });
  for (const { id } of tasks) {
    const given = await assignTask(app.db, { id, to, actor }, app.clock.now());
    if (!given.ok) return stepOf(app.db, code, given);
  }
  return { ok: true, undo: `${code}=${tasks[0]?.owner?.id ?? 'khong-ai'}` };
}

/** Refusals after which it helps to know what somebody else did meanwhile. */
const overtaken: ReadonlySet<string> = new Set(['wrong_state', 'nothing_open', 'closed', 'unknown_task']);

async function stepOf(
  db: Executor,
  code: string,
  result: { ok: true } | { ok: false; reason: string },
): Promise<BulkStep> {
  if (result.ok) return { ok: true };
  const meanwhile = overtaken.has(result.reason) ? await describeConflict(db, 'enquiry', code) : '';
  return { ok: false, why: `${refusals[result.reason] ?? result.reason}${meanwhile}` };
}
