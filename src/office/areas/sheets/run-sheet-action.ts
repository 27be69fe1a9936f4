import {
  requestCheck,
  requestImport,
  requestUndo,
  type StepRequestResult,
} from '#modules/sheets/commands/request-check.ts';
import type { SheetImport } from '#modules/sheets/queries/imports.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { stepRefusals } from './sheet-labels.ts';

const longestReason = 200;

/** Runs the action of a form on an import's page. */
export async function runSheetAction(
  app: Pick<App, 'db' | 'queue' | 'clock'>,
  { found, actor }: { found: SheetImport; actor: StaffActor },
  form: FormData,
): Promise<ActionReply> {
  const typed = typedIn(form);
  const { id, headings } = found;
  const now = app.clock.now();
  switch (form.get('do')) {
    case 'check': {
      const columns = headings.map((_, at) => typed[`cot-${at}`] ?? '');
      return reply(await requestCheck(app, { id, columns, actor }, now), typed, 'Đang kiểm tra.');
    }
    case 'import': {
      const reason = (typed.reason ?? '').normalize('NFC').trim();
      if (reason === '') return { errors: { reason: 'Ghi vì sao nhập; câu này đứng trong nhật ký.' }, typed };
      if (reason.length > longestReason)
        return { errors: { reason: `Dài quá ${longestReason} ký tự.` }, typed };
      return reply(
        await requestImport(app, { id, reason, actor }, now),
        typed,
        'Đang nhập. Bạn có thể rời trang này.',
      );
    }
    case 'undo':
      return reply(await requestUndo(app, { id, actor }, now), typed, 'Đang hoàn tác.');
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

function reply(result: StepRequestResult, typed: ActionReply['typed'], done: string): ActionReply {
  if (result.ok) return { done };
  const kept = typed && { typed };
  if (result.reason === 'column_missing')
    return { refused: `Chưa có cột nào chỉ vào “${result.label}”, mà mục này phải có.`, ...kept };
  return { refused: stepRefusals[result.reason] ?? result.reason, ...kept };
}
