import { z } from 'zod';
import { decideProposal } from '#modules/books/commands/decide-proposal.ts';
import { proposeCorrection } from '#modules/books/commands/propose-correction.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { amountShape } from '../../app/amount-shape.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';

const correctionForm = z.object({
  from: z.string(),
  to: z.string(),
  amountVnd: amountShape,
  reason: z.string().trim().min(5, 'Ghi lý do, ít nhất 5 ký tự.').max(500),
});

const decisionForm = z.object({
  id: z.coerce.number().int().positive(),
  do: z.enum(['agree', 'refuse']),
  answer: z.string().trim().max(200),
});

export const bookRefusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này, hoặc số tiền vượt hạn mức của bạn.',
  unknown_message: 'Không có tin tiền về này, hoặc tiền không đến bằng chuyển khoản.',
  not_unmatched: 'Khoản này không còn là tiền chưa rõ của ai, nên không trả lại được.',
  already_proposed: 'Đã có người đề nghị trả lại khoản này, đang chờ duyệt.',
  unknown_proposal: 'Không có bút toán này.',
  already_decided: 'Bút toán này đã có người quyết định.',
  same_person: 'Bạn đã lập bút toán này; cần một người khác duyệt.',
};

/** Runs the action of a form on the page: a new proposal, or the second person's decision on one. */
export async function runCorrection(app: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  return form.get('do') === 'propose' ? propose(app, actor, form) : decide(app, actor, form);
}

async function propose({ db, clock }: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const read = readForm(form, correctionForm);
  if (!read.ok) return wrongIn(read);
  const result = await proposeCorrection(db, { ...read.value, actor }, clock.now());
  if (result.ok) return { done: 'Đã gửi. Sổ đổi khi có người thứ hai duyệt.' };
  const typed = typedIn(form);
  if (result.reason === 'not_correctable') return { errors: { to: 'Chọn hai tài khoản khác nhau.' }, typed };
  return { refused: bookRefusals[result.reason] ?? result.reason, typed };
}

async function decide({ db, clock }: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const read = readForm(form, decisionForm);
  if (!read.ok) return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const { id, answer } = read.value;
  const isAgreed = read.value.do === 'agree';
  const typed = typedIn(form);
  if (!isAgreed && answer.length < 5) return { errors: { answer: 'Ghi lý do, ít nhất 5 ký tự.' }, typed };
  const result = await decideProposal(db, { id, isAgreed, answer, actor }, clock.now());
  if (result.ok) return { done: isAgreed ? 'Đã duyệt và ghi vào sổ cái.' : 'Đã ghi: không đổi gì trong sổ.' };
  if (result.reason === 'no_evidence')
    return { errors: { answer: 'Ghi mã giao dịch trả lại, ít nhất 4 ký tự.' }, typed };
  const isOld = result.reason === 'already_decided';
  const meanwhile = isOld ? await describeConflict(db, 'ledger-proposal', String(id)) : '';
  return { refused: `${bookRefusals[result.reason] ?? result.reason}${meanwhile}`, typed };
}
