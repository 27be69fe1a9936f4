import { z } from 'zod';
import { removePhoto, removeVideo } from '#modules/reviews/commands/add-photos.ts';
import { decideAppeal } from '#modules/reviews/commands/appeal-review.ts';
import { publishReview, rejectReview, replyToReview } from '#modules/reviews/commands/moderate-review.ts';
import { keepReported } from '#modules/reviews/commands/report-review.ts';
import { findModeratedReview } from '#modules/reviews/queries/moderated-reviews.ts';
import { rejectReasons } from '#modules/reviews/rules/reject-reasons.ts';
import { reviewStatuses } from '#modules/reviews/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { wrongIn } from '../../app/action-reply.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import { replyFields, replyValues, replyVersion } from './reply-fields.ts';

type Result = { ok: true } | { ok: false; reason: string };
type Action = (
  app: App,
  review: { id: number; actor: StaffActor },
  form: FormData,
) => Promise<Result | EditReply>;

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_review: 'Không có đánh giá này.',
  changed: 'Vừa có người quyết định đánh giá này.',
};

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

const publish: Action = async ({ db, queue, clock }, review, form) => {
  const read = readForm(form, z.object({ seen }));
  return read.ok ? publishReview(db, queue, { ...review, ...read.value }, clock.now()) : wrongIn(read);
};

const reject: Action = async ({ db, queue, clock }, review, form) => {
  const read = readForm(form, rejectForm);
  return read.ok ? rejectReview(db, queue, { ...review, ...read.value }, clock.now()) : wrongIn(read);
};

/** An answer that somebody else changed meanwhile is merged with this one, field by field. */
const reply: Action = (app, { id, actor }, form) =>
  saveEdit(app.db, form, {
    fields: replyFields,
    actor,
    verb: 'review.reply',
    shape: replyForm,
    show: (fields) => fields,
    read: async () => {
      const review = await findModeratedReview(app.db, id);
      return review && { version: replyVersion(review.reply), fields: replyValues(review.reply) };
    },
    save: (fields, version) =>
      replyToReview(app.db, app.queue, { id, ...fields, seen: version, actor }, app.clock.now()),
    object: { type: 'review', id: String(id) },
    refusals: { ...refusals, gone: 'Không có đánh giá này.' },
  });

const photo: Action = (app, { id, actor }, form) =>
  removePhoto(app, { reviewId: id, photoId: String(form.get('photo')), actor }, app.clock.now());

const video: Action = (app, { id, actor }) => removeVideo(app, { reviewId: id, actor }, app.clock.now());

const keep: Action = async ({ db, clock }, review, form) => {
  const read = readForm(form, z.object({ note: z.string().trim().min(3, 'Ghi vì sao giữ bài.').max(300) }));
  return read.ok ? keepReported(db, { ...review, ...read.value }, clock.now()) : wrongIn(read);
};

const decide =
  (isUpheld: boolean): Action =>
  async (app, review, form) => {
    const answer = z
      .string()
      .trim()
      .min(10, 'Viết vài chữ để người viết hiểu vì sao.')
      .max(1500, 'Nhiều nhất 1.500 ký tự.');
    const read = readForm(form, z.object({ answer }));
    return read.ok
      ? decideAppeal(app, { ...review, ...read.value, isUpheld }, app.clock.now())
      : wrongIn(read);
  };

const actions: Readonly<Record<string, { run: Action; done: string }>> = {
  publish: { run: publish, done: 'Đã đăng. Điểm của sản phẩm đã tính lại.' },
  reject: { run: reject, done: 'Đã ghi. Người viết được báo lý do qua thư.' },
  reply: { run: reply, done: 'Đã lưu câu trả lời.' },
  photo: { run: photo, done: 'Đã xóa hình.' },
  video: { run: video, done: 'Đã xóa video.' },
  keep: { run: keep, done: 'Đã giữ bài và đóng các báo cáo.' },
  uphold: { run: decide(true), done: 'Đã đăng. Người viết đọc câu trả lời qua thư.' },
  deny: { run: decide(false), done: 'Đã ghi. Người viết đọc câu trả lời qua thư.' },
};

/** Runs the action of a review's form; after a conflict the reply says what happened meanwhile. */
export async function runReviewAction(
  app: App,
  review: { id: number; actor: StaffActor },
  form: FormData,
): Promise<EditReply> {
  const action = ownValue(actions, String(form.get('do')));
  if (!action) return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const result = await action.run(app, review, form);
  if (!('ok' in result)) return result;
  if (result.ok) return { done: action.done };
  const isLate = result.reason === 'changed';
  const meanwhile = isLate ? await describeConflict(app.db, 'review', String(review.id)) : '';
  return { refused: `${refusals[result.reason] ?? result.reason}${meanwhile}`, typed: typedIn(form) };
}
