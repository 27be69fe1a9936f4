import { assignTask } from '#modules/tasks/commands/assign-task.ts';
import { closeTask } from '#modules/tasks/commands/close-task.ts';
import { takeTask } from '#modules/tasks/commands/take-task.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { type BulkStep, runBulk, undoBulk } from '../../parts/list/run-bulk.ts';
import { readColleague } from '../../parts/people/colleagues.ts';

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'vai trò của bạn không làm được việc này.',
  unknown_task: 'không còn việc này.',
  closed: 'việc vừa xong hoặc đã khép.',
  may_not_do: 'người nhận không làm được loại việc này.',
  taken: 'có người khác đang giữ.',
};

/** Runs or undoes a bulk action on tasks; null for an unknown action. */
export async function runTaskBulk(
  form: FormData,
  { app, actor }: { app: App; actor: StaffActor },
): Promise<BulkReply | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const now = app.clock.now();
  const give = async (key: string, owner: string): Promise<BulkStep> => {
    const to = await readColleague(app.db, owner);
    if (to === undefined) return { ok: false, why: 'người giữ trước không còn làm việc.' };
    const given = await assignTask(app.db, { id: idOf(key), to, actor }, now);
    return given.ok ? { ok: true, undo: `${key}=${given.before ?? 'khong-ai'}` } : stepOf(given);
  };
  switch (text('viec')) {
    case 'nhan':
      return runBulk(form, {}, async (key) => {
        const step = stepOf(await takeTask(app.db, { id: idOf(key), actor }, now));
        return step.ok ? { ok: true, undo: key } : step;
      });
    case 'nhan-lai':
      return undoBulk(form, async (key) =>
        stepOf(await takeTask(app.db, { id: idOf(key), actor, isBack: true }, now)),
      );
    case 'giao': {
      const owner = text('cho');
      if ((await readColleague(app.db, owner)) === undefined) return { problem: 'Chọn người nhận.' };
      return runBulk(form, { cho: owner }, (key) => give(key, owner));
    }
    case 'giao-lai':
      return undoBulk(form, async (token) => {
        const [key = '', owner = ''] = token.split('=');
        return give(key, owner);
      });
    case 'khep': {
      const reason = text('ghi').slice(0, 200);
      if (reason.length < 3) return { problem: 'Ghi vài chữ vì sao không cần làm nữa.' };
      return runBulk(form, { ghi: reason }, async (key) =>
        stepOf(await closeTask(app.db, { id: idOf(key), reason, actor }, now)),
      );
    }
    default:
      return null;
  }
}

const idOf = (key: string) => (/^[1-9]\d{0,14}$/.test(key) ? Number(key) : 0);

function stepOf(result: { ok: true } | { ok: false; reason: string }): BulkStep {
  return result.ok ? { ok: true } : { ok: false, why: refusals[result.reason] ?? result.reason };
}
