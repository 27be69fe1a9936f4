import { redirect } from 'react-router';
import { appealReview } from '#modules/reviews/commands/appeal-review.ts';
import { guestWords } from '#modules/reviews/schema.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { GuardedForm } from '#web/parts/bots/guarded-form.tsx';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import type { Route } from './+types/appeal-page.ts';
import { getOwnReview } from './get-reviewable-trip.ts';
import { ReviewFrame } from './review-frame.tsx';

const refusals = {
  ...senderRefusals,
  unknown_review: 'Không tìm thấy đánh giá này.',
  not_refused: 'Đánh giá này không bị từ chối.',
  already_appealed: 'Bạn đã khiếu nại về đánh giá này. Mỗi đánh giá khiếu nại được một lần.',
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { review, item } = await getOwnReview(app, params);
  const { canAppeal, reason, appeal } = review;
  return {
    token: params.token,
    title: item.title,
    canAppeal,
    reason,
    closed: refusals[appeal ? 'already_appealed' : 'not_refused'],
    openedAt: app.clock.now().toISOString(),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code, item } = await getOwnReview(app, params);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: readAppeal,
    run: async (words, { sender }) => {
      const appeal = { code, productId: item.productId, words, sender };
      const sent = await appealReview(app.db, appeal, app.clock.now());
      if (!sent.ok) return { errors: { form: refusals[sent.reason] } };
      return redirect(`/danh-gia/${params.token}`, 303);
    },
  });
}

type Errors = { words?: string | undefined; form?: string };

function readAppeal(form: FormData) {
  const typed = String(form.get('words') ?? '');
  const words = guestWords({ least: 20, most: 1500 }).safeParse(typed);
  if (words.success) return { ok: true as const, value: words.data, typed };
  return { ok: false as const, errors: { words: words.error.issues[0]?.message }, typed };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Khiếu nại về đánh giá', path: '/danh-gia', noindex: true });

export const headers = secretAddress;

export default function AppealPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, title, canAppeal, reason, closed, openedAt } = loaderData;
  const errors: Errors = actionData?.errors ?? {};
  return (
    <ReviewFrame
      token={token}
      title="Khiếu nại về đánh giá"
      about={`Đánh giá ${title}. Mỗi đánh giá khiếu nại được một lần; nhân viên đọc lại và trả lời bạn qua thư.`}
    >
      {canAppeal ? (
        <>
          {reason && <p className="mb-5">Lý do không hiện trên trang: {reason}.</p>}
          <GuardedForm
            label="Khiếu nại"
            submit="Gửi khiếu nại"
            errors={errors}
            openedAt={actionData?.openedAt ?? openedAt}
          >
            <TextArea
              name="words"
              label="Vì sao bạn thấy lý do ấy chưa đúng"
              required
              rows={6}
              maxLength={1500}
              defaultValue={actionData?.typed}
              error={errors.words}
              hint="Từ 20 đến 1.500 ký tự."
            />
          </GuardedForm>
        </>
      ) : (
        <Notice title={errors.form ?? closed} />
      )}
    </ReviewFrame>
  );
}
