import { z } from 'zod';
import { publishReview, rejectReview, replyToReview } from '#modules/reviews/commands/moderate-review.ts';
import { rejectReasons } from '#modules/reviews/rules/reject-reasons.ts';
import { reviewStatuses } from '#modules/reviews/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { type ActionReply, readForm, typedIn } from '../../app/action-reply.ts';
import { sayMeanwhile } from '../../parts/history/say-meanwhile.ts';

type Result = { ok: true } | { ok: false; reason: string };
type Doing = (
  app: App,
  review: { id: number; actor: StaffActor },
  form: FormData,
) => Promise<Result | ActionReply>;

const seen = z.enum(reviewStatuses);
const rejectForm = z.object({
  reason: z.enum(rejectReasons, 'Chọn một lý do.'),
  note: z.string().trim().max(300),
  seen,
});
const replyForm = z.object({
  by: z.string().trim().min(2, 'Ghi ai trả lời, ví dụ: Lễ tân khách sạn.').max(120),
  content: z.string().trim().min(2, 'Viết câu trả lời.').max(1500, 'Nhiều nhất 1.500 ký tự.'),
});

const publish: Doing = async ({ db, queue, clock }, review, form) => {
  const read = readForm(form, z.object({ seen }));
  return read.ok ? publishReview(db, queue, { ...review, ...read.value }, clock.now()) : read.reply;
};

const reject: Doing = async ({ db, queue, clock }, review, form) => {
  const read = readForm(form, rejectForm);
  return read.ok ? rejectReview(db, queue, { ...review, ...read.value }, clock.now()) : read.reply;
};

const reply: Doing = async ({ db, queue, clock }, review, form) => {
  const read = readForm(form, replyForm);
  return read.ok ? replyToReview(db, queue, { ...review, ...read.value }, clock.now()) : read.reply;
};

const doings: Readonly<Record<string, { run: Doing; done: string }>> = {
  publish: { run: publish, done: 'Đã đăng. Điểm của sản phẩm đã tính lại.' },
  reject: { run: reject, done: 'Đã ghi. Người viết được báo lý do qua thư.' },
  reply: { run: reply, done: 'Câu trả lời đã hiện dưới đánh giá.' },
};

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_review: 'Không có đánh giá này.',
  changed: 'Vừa có người quyết định đánh giá này.',
};

/** Carries out what a form of a review asks; who came too late reads what happened meanwhile. */
export async function runReviewAction(
  app: App,
  review: { id: number; actor: StaffActor },
  form: FormData,
): Promise<ActionReply> {
  const doing = doings[String(form.get('do'))];
  if (!doing) return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const result = await doing.run(app, review, form);
  if (!('ok' in result)) return result;
  if (result.ok) return { done: doing.done };
  const isLate = result.reason === 'changed';
  const meanwhile = isLate ? await sayMeanwhile(app.db, 'review', String(review.id)) : '';
  return { refused: `${refusals[result.reason] ?? result.reason}${meanwhile}`, typed: typedIn(form) };
}
