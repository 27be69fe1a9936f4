import { z } from 'zod';
import { answerAsk } from '#modules/suppliers/commands/answer-ask.ts';
import { remindSupplier } from '#modules/suppliers/commands/supplier-asks.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';

export interface AskReply extends ActionReply {
  /** The request that the form was about. */
  askId?: string;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_ask: 'Không còn câu hỏi này.',
  answered: 'Câu hỏi này vừa được trả lời. Xem mục Đã trả lời.',
  ended: 'Không còn cần trả lời: đặt chỗ vừa đổi, vừa hủy hoặc chưa có phiếu.',
  too_late: 'Đã quá giờ hẹn với khách, yêu cầu đang tự khép lại.',
  sold_out: 'Hết chỗ giao cho chúng tôi bán. Mở thêm chỗ, hoặc ghi là không nhận được.',
  not_open: 'Câu hỏi này không còn chờ trả lời.',
  no_address: 'Nhà cung cấp chưa có email. Gọi điện, rồi ghi câu trả lời ở đây.',
  told_just_now: 'Vừa gửi thư chưa đầy 5 phút. Chờ thêm chút rồi nhắc lại.',
};

const yesShape = z.object({
  reference: z.string().trim().min(1, 'Nhập mã hoặc tên người đã xác nhận.').max(60, 'Dài quá 60 ký tự.'),
});
const noShape = z.object({
  note: z.string().trim().min(3, 'Viết lý do, ít nhất 3 ký tự.').max(300, 'Dài quá 300 ký tự.'),
});

/** Runs the action of a request's form: another mail, or the supplier's answer by phone. */
export async function runAskAction(app: App, actor: StaffActor, form: FormData): Promise<AskReply> {
  const parsed = z.uuid().safeParse(form.get('ask'));
  if (!parsed.success) return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const askId = parsed.data;
  const now = app.clock.now();
  if (form.get('do') === 'remind') {
    const result = await remindSupplier(app.db, app.queue, { askId, actor }, now);
    return result.ok ? { done: 'Đã gửi thư nhắc.' } : { refused: refusals[result.reason] ?? result.reason };
  }
  const isYes = form.get('do') === 'yes';
  const read = isYes ? readForm(form, yesShape) : readForm(form, noShape);
  if (!read.ok) return { ...wrongIn(read), askId };
  const given = { askId, isYes, reference: '', note: '', ...read.value, actor };
  const result = await answerAsk(app.db, app.queue, given, now);
  if (!result.ok) {
    const meanwhile = result.code ? await describeConflict(app.db, 'booking', result.code) : '';
    return {
      refused: `${refusals[result.reason] ?? result.reason}${meanwhile}`,
      typed: typedIn(form),
      askId,
    };
  }
  return { done: isYes ? 'Đã ghi: nhà cung cấp nhận khách.' : 'Đã ghi: nhà cung cấp không nhận được.' };
}
