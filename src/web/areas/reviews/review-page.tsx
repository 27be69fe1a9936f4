import { data, Link, redirect } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { writeReview, writeReviewRefusals } from '#modules/reviews/commands/write-review.ts';
import { listOwnReviews } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import type { Route } from './+types/review-page.ts';
import { getReviewableTrip } from './get-reviewable-trip.ts';
import { OwnReviews } from './own-reviews.tsx';
import { ReviewForm } from './review-form.tsx';
import { emptyReview, type ReviewErrors, readReviewForm, scoreOfLink } from './review-values.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { items, guestName, ...trip } = await getReviewableTrip(app, params.token);
  const { searchParams } = new URL(request.url);
  const sent = Number(searchParams.get('sent'));
  const chosen = Number(searchParams.get('dich-vu'));
  const own = await listOwnReviews(app.db, trip.bookingId, app.clock.now());
  const { token } = params;
  return {
    token,
    chosen,
    own: own.map((review) => ({
      ...review,
      product: items.find(({ productId }) => productId === review.productId)?.title ?? '',
    })),
    code: trip.code,
    isOver: trip.isOver,
    isOpen: trip.isOpen,
    openedAt: app.clock.now().toISOString(),
    sent: items.find((item) => item.productId === sent && item.review)?.title ?? null,
    items: items.map((item) => ({
      ...item,
      path: linkTo(getKind(item.kind).category, item.slug),
      criteria: kindProfiles[item.kind].criteria,
      values: {
        ...emptyReview({ guestName, months: item.months }),
        ...(item.productId === chosen && { overall: scoreOfLink(searchParams.get('diem')) }),
      },
    })),
  };
}

/** Stores a review for moderation; errors come back with what was typed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code, items } = await getReviewableTrip(app, params.token);
  const form = await request.formData();
  const productId = Number(form.get('product'));
  const item = items.find((one) => one.productId === productId);
  if (!item) throw data(null, { status: 404 });
  return runGuardedForm(app, request, {
    form,
    read: () => ({ productId, ...readReviewForm(form, item.kind) }),
    run: async (review, { sender }) => {
      const sent = await writeReview(app.db, { code, productId, review, sender }, app.clock.now());
      if (!sent.ok && sent.reason !== 'already_reviewed')
        return { errors: { form: writeReviewRefusals[sent.reason] } };
      return redirect(`/danh-gia/${params.token}?sent=${productId}`, 303);
    },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đánh giá chuyến đi', path: '/danh-gia', noindex: true });

export const headers = secretAddress;

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, isOver, isOpen, items, sent, openedAt, own, token, chosen } = loaderData;
  const waiting = items.filter((item) => !item.review);
  // One at a time; first the one that was submitted and refused, or that a link chose.
  const first = actionData?.productId ?? chosen;
  const item = waiting.find((one) => one.productId === first) ?? waiting[0];
  // What was taken down or refused is told by itself, without thanks.
  const isRefused = own.some(({ status }) => status === 'rejected' || status === 'hidden');
  const errors: ReviewErrors = actionData?.errors ?? {};
  return (
    <div className="container-page max-w-3xl pt-6 pb-16">
      <h1 className="text-2xl lg:text-3xl">
        {own.length > 0 && waiting.length === 0 ? 'Đánh giá của bạn' : 'Chuyến đi của bạn thế nào?'}
      </h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Đặt chỗ {code}. Khen hay chê đều được đăng; nhân viên chỉ đọc trước theo{' '}
        <Link to="/quy-che-danh-gia" className="text-sea underline underline-offset-3">
          quy chế đánh giá
        </Link>
        .
      </p>
      {sent && (
        <div className="mt-5">
          <FocusedNotice tone="good" role="status" title={`Đã nhận đánh giá ${sent}`}>
            <p>
              Nhân viên đọc trước khi đăng; đăng hay không, bạn đều nhận thư. Muốn thêm hình hay video, bạn
              bấm ở dưới.
            </p>
          </FocusedNotice>
        </div>
      )}
      {!isOver && <State text="Chuyến đi chưa kết thúc. Vui lòng đánh giá sau khi về." />}
      {isOver && !isOpen && (
        <State text="Đã quá 90 ngày từ khi chuyến đi kết thúc, nên chuyến này không nhận đánh giá nữa." />
      )}
      {isOpen && items.length === 0 && <State text="Đặt chỗ này không có dịch vụ nào để đánh giá." />}
      {isOpen && items.length > 0 && waiting.length === 0 && !sent && !isRefused && (
        <State text="Bạn đã đánh giá đủ chuyến đi này. Cảm ơn bạn." />
      )}
      {sent && <OwnReviews reviews={own} token={token} />}
      {isOpen && item && (
        <section key={item.productId} className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
          <h2 className="text-xl">
            <Link to={item.path} className="hover:text-sea">
              {item.title}
            </Link>
          </h2>
          <p className="mt-1 mb-5 text-ink-soft">
            {formatRange(item.from, item.to)}
            {waiting.length > 1 && ` · còn ${waiting.length - 1} dịch vụ nữa sau phần này`}
          </p>
          <ErrorSummary errors={errors} className="mb-5" />
          <ReviewForm
            item={item}
            values={actionData?.values ?? item.values}
            errors={errors}
            openedAt={actionData?.openedAt ?? openedAt}
          />
        </section>
      )}
      {!sent && <OwnReviews reviews={own} token={token} />}
    </div>
  );
}

function State({ text }: { text: string }) {
  return (
    <div className="mt-5">
      <Notice title={text} />
    </div>
  );
}
