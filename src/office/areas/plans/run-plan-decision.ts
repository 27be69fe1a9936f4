import { z } from 'zod';
import { decideComment } from '#modules/plans/comments/write-comment.ts';
import { adoptPlan, decidePlan, retirePlan } from '#modules/plans/editorial/decide-plan.ts';
import { editorialPlan } from '#modules/plans/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';

type Result = { ok: true } | { ok: false; reason: string };
type Action = (app: App, actor: StaffActor, form: FormData) => Promise<Result | ActionReply>;

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_plan: 'Không có kế hoạch này, hoặc kế hoạch chưa cho xem bằng liên kết.',
  unknown_comment: 'Không có bình luận này.',
  changed: 'Kế hoạch hoặc bình luận này vừa đổi. Bạn đọc lại rồi quyết định.',
  address_taken: 'Địa chỉ này đã có kế hoạch khác.',
};

const reason = z.string().trim().min(3, 'Ghi vì sao.').max(400, 'Nhiều nhất 400 ký tự.');
const noReason = z.string().trim().max(0).default('');

const onPlan =
  (isPublished: boolean): Action =>
  async ({ db, clock }, actor, form) => {
    const shape = z.object({
      slug: z.string(),
      seen: z.coerce.number().int(),
      reason: isPublished ? noReason : reason,
    });
    const read = readForm(form, shape);
    return read.ok ? decidePlan(db, { ...read.value, isPublished, actor }, clock.now()) : wrongIn(read);
  };

const onComment =
  (isPublished: boolean): Action =>
  async ({ db, clock }, actor, form) => {
    const shape = z.object({ id: z.coerce.number().int(), reason: isPublished ? noReason : reason });
    const read = readForm(form, shape);
    return read.ok ? decideComment(db, { ...read.value, isPublished, actor }, clock.now()) : wrongIn(read);
  };

const adopt: Action = async ({ db, clock }, actor, form) => {
  const shape = z.object({
    link: z.string().regex(/\/ke-hoach\/[a-z0-9-]+\/?$/, 'Dán liên kết xem, kết thúc bằng mã của kế hoạch.'),
    address: editorialPlan.shape.slug,
    special: z.boolean(),
  });
  const read = readForm(form, shape, { ticks: ['special'] });
  if (!read.ok) return wrongIn(read);
  const { link, ...plan } = read.value;
  const slug = link.replace(/\/$/, '').split('/').at(-1) as string;
  return adoptPlan(db, { ...plan, slug, actor }, clock.now());
};

const retire: Action = async ({ db, clock }, actor, form) => {
  const read = readForm(form, z.object({ slug: z.string(), reason }));
  return read.ok ? retirePlan(db, { ...read.value, actor }, clock.now()) : wrongIn(read);
};

const actions: Readonly<Record<string, { run: Action; done: string }>> = {
  'publish-plan': { run: onPlan(true), done: 'Kế hoạch đã hiện trên trang.' },
  'reject-plan': { run: onPlan(false), done: 'Đã ghi. Người lập đọc lý do ở trang kế hoạch.' },
  'publish-comment': { run: onComment(true), done: 'Bình luận đã hiện.' },
  'reject-comment': { run: onComment(false), done: 'Bình luận không hiện.' },
  adopt: { run: adopt, done: 'Đã đăng kế hoạch của công ty.' },
  retire: { run: retire, done: 'Đã gỡ kế hoạch.' },
};

/** Runs the action of a form on the page of plans. */
export async function runPlanDecision(app: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const action = ownValue(actions, String(form.get('do')));
  if (!action) return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const result = await action.run(app, actor, form);
  if (!('ok' in result)) return result;
  if (result.ok) return { done: action.done };
  return { refused: refusals[result.reason] ?? result.reason, typed: typedIn(form) };
}
