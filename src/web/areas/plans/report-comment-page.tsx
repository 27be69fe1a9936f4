import { data, Link, redirect } from 'react-router';
import { z } from 'zod';
import { listComments, reportComment } from '#modules/plans/comments/write-comment.ts';
import { findSharedPlan } from '#modules/plans/editorial/list-public-plans.ts';
import { plainText } from '#modules/plans/schema.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { TextArea } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { GuardedForm } from '#web/parts/bots/guarded-form.tsx';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/report-comment-page.ts';

const refusals = { ...senderRefusals, unknown_comment: 'Bình luận này không còn trên trang.' };
const fields = z.object({
  words: plainText(400).refine((words) => words.length >= 3, 'Vui lòng viết chỗ nào chưa đúng.'),
});
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** The URL of a private plan contains its token. */
export const headers = secretAddress;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const plan = await findSharedPlan(app.readDb, params.slug);
  const { results } = await listComments(app.db, params.slug, { page: 1, limit: 1000 });
  const comment = results.find(({ id }) => id === idOf(params.comment));
  if (!comment || !plan) throw data(null, { status: 404 });
  return {
    planTitle: plan.title,
    planPath: plan.isPublic ? planPaths.public(params.slug) : planPaths.one(params.slug),
    authorName: comment.authorName,
    words: comment.words,
    isSent: new URL(request.url).searchParams.has('xong'),
    openedAt: app.clock.now().toISOString(),
  };
}

/** Stores the report for staff; errors come back with what was typed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: (form) => readForm(form, fields),
    run: async (value, { sender }) => {
      const id = idOf(params.comment);
      const sent = await reportComment(app.db, { id, ...value, sender }, app.clock.now());
      if (!sent.ok) return { errors: { form: refusals[sent.reason] } };
      return redirect(`${planPaths.report(params.slug, id)}?xong`, 303);
    },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Báo cáo bình luận', path: planPaths.all, noindex: true });

export default function ReportCommentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { planTitle, planPath, authorName, words, isSent, openedAt } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <div className="container-page max-w-3xl pt-6 pb-16">
      <h1 className="text-2xl lg:text-3xl">Báo cáo bình luận</h1>
      <p className="mt-2 break-words text-ink-soft">
        Về kế hoạch{' '}
        <Link to={planPath} className="text-sea underline underline-offset-3">
          {planTitle}
        </Link>
      </p>
      <blockquote className="mt-3 border-l-4 border-line pl-4 [overflow-wrap:anywhere]">
        <p className="whitespace-pre-line">{words}</p>
        <p className="text-sm text-ink-soft">{authorName}</p>
      </blockquote>
      {isSent ? (
        <div className="mt-6">
          <FocusedNotice tone="good" role="status" title="Đã nhận báo cáo của bạn">
            <p>Nhân viên đọc lại bình luận này. Cảm ơn bạn.</p>
          </FocusedNotice>
        </div>
      ) : (
        <div className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
          <GuardedForm
            label="Báo cáo bình luận"
            submit="Gửi báo cáo"
            errors={errors}
            openedAt={actionData?.openedAt ?? openedAt}
          >
            <TextArea
              name="words"
              label="Chỗ nào chưa đúng"
              maxLength={400}
              defaultValue={actionData?.typed.words}
              error={errors.words}
              required
            />
          </GuardedForm>
        </div>
      )}
    </div>
  );
}
