import { data, Link, redirect } from 'react-router';
import { readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { writeComment } from '#modules/plans/comments/write-comment.ts';
import { findSharedPlan } from '#modules/plans/editorial/list-public-plans.ts';
import { newComment } from '#modules/plans/schema.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { GuardedForm } from '#web/parts/bots/guarded-form.tsx';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/comment-page.ts';

const refusals = {
  ...senderRefusals,
  unknown_plan: 'Kế hoạch này không còn cho người khác xem.',
  unknown_comment: 'Bình luận bạn trả lời không còn trên trang.',
};
const fields = newComment.pick({ authorName: true, words: true });

/** The URL of a private plan contains its token. */
export const headers = secretAddress;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const plan = await findSharedPlan(app.readDb, params.slug);
  if (!plan) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  return {
    isPublic: plan.isPublic,
    slug: params.slug,
    title: plan.title,
    isAnswer: searchParams.has('tra-loi'),
    isSent: searchParams.has('xong'),
    openedAt: app.clock.now().toISOString(),
  };
}

/** Stores a comment for moderation; errors come back with what was typed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: (form) => readForm(form, fields),
    run: async (value, { sender }) => {
      const answers = new URL(request.url).searchParams.get('tra-loi') ?? '';
      const comment = { ...value, answersId: /^[1-9]\d{0,8}$/.test(answers) ? Number(answers) : null };
      const { userId } = await readPlanVisitor(app, request);
      const written = { slug: params.slug, comment, userId, sender };
      const sent = await writeComment(app.db, written, app.clock.now());
      if (!sent.ok) return { errors: { form: refusals[sent.reason] } };
      return redirect(`${planPaths.comment(params.slug)}?xong`, 303);
    },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Viết bình luận', path: planPaths.all, noindex: true });

export default function CommentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, isPublic, title, isAnswer, isSent, openedAt } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <div className="container-page max-w-3xl pt-6 pb-16">
      <h1 className="text-2xl lg:text-3xl">{isAnswer ? 'Trả lời bình luận' : 'Viết bình luận'}</h1>
      <p className="mt-2 text-ink-soft">
        Về kế hoạch{' '}
        <Link
          to={isPublic ? planPaths.public(slug) : planPaths.one(slug)}
          className="text-sea underline underline-offset-3"
        >
          {title}
        </Link>
      </p>
      {isSent ? (
        <div className="mt-6">
          <FocusedNotice tone="good" role="status" title="Đã nhận bình luận của bạn">
            <p>Nhân viên đọc trước khi hiện. Cảm ơn bạn.</p>
          </FocusedNotice>
        </div>
      ) : (
        <div className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
          <GuardedForm
            label="Viết bình luận"
            submit="Gửi bình luận"
            errors={errors}
            openedAt={actionData?.openedAt ?? openedAt}
          >
            <TextField
              name="authorName"
              label="Tên hiện cùng bình luận"
              maxLength={60}
              autoComplete="nickname"
              defaultValue={actionData?.typed.authorName}
              error={errors.authorName}
              required
            />
            <TextArea
              name="words"
              label="Bình luận"
              maxLength={1000}
              defaultValue={actionData?.typed.words}
              error={errors.words}
              hint="Đừng ghi thông tin riêng của bạn hay của người khác."
              required
            />
          </GuardedForm>
        </div>
      )}
    </div>
  );
}
