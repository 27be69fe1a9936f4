import { data, Link, redirect } from 'react-router';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { reportReview } from '#modules/reviews/commands/report-review.ts';
import { findReportable } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { rejectReasonLabels, rejectReasons } from '#modules/reviews/rules/reject-reasons.ts';
import { guestWords } from '#modules/reviews/schema.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { TextArea } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { GuardedForm } from '#web/parts/bots/guarded-form.tsx';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import type { Route } from './+types/report-page.ts';
import { ChoiceField } from './score-fields.tsx';

type Errors = { reason?: string; words?: string | undefined; form?: string };

const refusals = { ...senderRefusals, unknown_review: 'Đánh giá này không còn trên trang.' };
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const review = await findReportable(app.db, idOf(params.review));
  if (!review) throw data(null, { status: 404 });
  const { kind, slug, ...shown } = review;
  return {
    ...shown,
    path: linkTo(getKind(kind).category, slug),
    reasons: rejectReasons.map((value) => ({ value, label: rejectReasonLabels[value] })),
    isSent: new URL(request.url).searchParams.has('xong'),
    openedAt: app.clock.now().toISOString(),
  };
}

/** Stores the report for staff; errors come back with what was typed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: readReport,
    run: async (report, { sender }) => {
      const reviewId = idOf(params.review);
      const sent = await reportReview(app.db, { reviewId, ...report, sender }, app.clock.now());
      if (!sent.ok) return { errors: { form: refusals[sent.reason] } };
      return redirect(`/danh-gia/${params.review}/bao-cao?xong`, 303);
    },
  });
}

function readReport(form: FormData) {
  const typed = { reason: String(form.get('reason') ?? ''), words: String(form.get('words') ?? '') };
  const reason = rejectReasons.find((one) => one === typed.reason);
  const words = guestWords({ least: 0, most: 1000 }).safeParse(typed.words);
  if (reason && words.success) return { ok: true as const, value: { reason, words: words.data }, typed };
  const errors = {
    ...(!reason && { reason: 'Vui lòng chọn một lý do.' }),
    ...(!words.success && { words: words.error.issues[0]?.message }),
  };
  return { ok: false as const, errors, typed };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Báo cáo đánh giá', path: '/danh-gia', noindex: true });

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, authorName, product, path, reasons, isSent, openedAt } = loaderData;
  const errors: Errors = actionData?.errors ?? {};
  return (
    <div className="container-page max-w-3xl pt-6 pb-16">
      <h1 className="text-2xl lg:text-3xl">Báo cáo đánh giá</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        “{title}” của {authorName}, về{' '}
        <Link to={path} className="text-sea underline underline-offset-3">
          {product}
        </Link>
        . Điểm thấp hay lời chê không phải lý do; đánh giá chỉ bị gỡ khi phạm{' '}
        <Link to="/quy-che-danh-gia" className="text-sea underline underline-offset-3">
          quy chế đánh giá
        </Link>
        .
      </p>
      {isSent ? (
        <div className="mt-6">
          <FocusedNotice tone="good" role="status" title="Đã nhận báo cáo của bạn">
            <p>Nhân viên đọc lại đánh giá này. Cảm ơn bạn.</p>
          </FocusedNotice>
        </div>
      ) : (
        <div className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
          <GuardedForm
            label="Báo cáo đánh giá"
            submit="Gửi báo cáo"
            errors={errors}
            openedAt={actionData?.openedAt ?? openedAt}
          >
            <ChoiceField
              name="reason"
              legend="Đánh giá này"
              options={reasons}
              value={actionData?.typed.reason ?? ''}
              error={errors.reason}
              className="md:grid-cols-2"
            />
            <TextArea
              name="words"
              label="Chỗ nào chưa đúng"
              maxLength={1000}
              defaultValue={actionData?.typed.words}
              error={errors.words}
              hint="Đừng ghi thông tin riêng của bạn hay của người khác."
            />
          </GuardedForm>
        </div>
      )}
    </div>
  );
}
