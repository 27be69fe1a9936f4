import { redirect } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { editReview } from '#modules/reviews/commands/edit-review.ts';
import { writeReviewRefusals } from '#modules/reviews/commands/write-review.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import type { Route } from './+types/edit-review-page.ts';
import { getOwnReview } from './get-reviewable-trip.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { type ReviewErrors, readReviewForm } from './review-values.ts';

const refusals = {
  ...writeReviewRefusals,
  unknown_review: 'Không tìm thấy đánh giá này.',
  edit_closed: 'Đã hết hạn sửa, hoặc đánh giá đã bị gỡ. Vui lòng liên hệ chúng tôi.',
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { review, item } = await getOwnReview(app, params);
  return {
    token: params.token,
    openedAt: app.clock.now().toISOString(),
    closed: review.canEdit ? null : refusals.edit_closed,
    item: {
      productId: item.productId,
      title: item.title,
      months: item.months,
      criteria: kindProfiles[item.kind].criteria,
    },
    values: {
      ...review,
      overall: String(review.overall),
      scores: Object.fromEntries(Object.entries(review.scores).map(([key, score]) => [key, String(score)])),
    },
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code, item } = await getOwnReview(app, params);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: (form) => readReviewForm(form, item.kind),
    run: async (review, { sender }) => {
      const edit = { code, productId: item.productId, review, sender };
      const edited = await editReview(app, edit, app.clock.now());
      if (!edited.ok) return { errors: { form: refusals[edited.reason] } };
      return redirect(`/danh-gia/${params.token}`, 303);
    },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Sửa đánh giá', path: '/danh-gia', noindex: true });

export const headers = secretAddress;

export default function EditReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, item, values, openedAt, closed } = loaderData;
  const errors: ReviewErrors = actionData?.errors ?? {};
  return (
    <ReviewFrame
      token={token}
      title={`Sửa đánh giá ${item.title}`}
      about="Bản trước được lưu lại. Nhân viên đọc bản mới rồi mới đăng; trong lúc đó đánh giá không hiện trên trang."
    >
      {closed ? (
        <Notice title={closed} />
      ) : (
        <>
          <ErrorSummary errors={errors} className="mb-5" />
          <ReviewForm
            item={item}
            values={actionData?.values ?? values}
            errors={errors}
            openedAt={actionData?.openedAt ?? openedAt}
            submit="Lưu bản mới"
          />
        </>
      )}
    </ReviewFrame>
  );
}
