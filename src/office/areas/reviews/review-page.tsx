import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findModeratedReview } from '#modules/reviews/queries/moderated-reviews.ts';
import { rejectReasonLabels } from '#modules/reviews/rules/reject-reasons.ts';
import { tripTypeLabels } from '#modules/reviews/rules/trip-types.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { AppealCard, ReportsCard } from './appeal-card.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewBadge } from './review-badge.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewVideoCard } from './review-video-card.tsx';
import { runReviewAction } from './run-review-action.ts';
import { Verdict } from './verdict.tsx';

const idOf = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0);

export async function loader({ context, params }: LoaderFunctionArgs) {
  requireRight(context, 'review.moderate', 'review.reply', 'review.appeal');
  const { db } = appOf(context);
  const review = await findModeratedReview(db, idOf(params.id));
  if (!review) throw data(null, { status: 404 });
  const { lines } = await readHistory(db, { objectType: 'review', objectId: String(review.id) });
  return { review, lines };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const review = { id: idOf(params.id), actor: actorOf(context) };
  return runReviewAction(appOf(context), review, await request.formData());
}

export const meta = () => [{ title: 'Đánh giá' }];

export default function ReviewPage() {
  const { review, lines } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title={review.product} about={`đánh giá ${review.id}`}>
        <ReviewBadge status={review.status} />
      </PageHead>
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <Words />
          <ReviewPhotos id={review.id} photos={review.photos} />
          <ReviewVideoCard id={review.id} video={review.video} />
          <Versions />
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <AppealCard
            appeal={review.appeal}
            isRefused={review.status === 'rejected' || review.status === 'hidden'}
            reply={reply}
          />
          <ReportsCard reports={review.reports} reply={reply} />
          <Verdict review={review} reply={reply} />
          <ReplyForm review={review} reply={reply} />
        </div>
      </div>
    </PageBody>
  );
}

/** The review's former versions, latest first. */
function Versions() {
  const { review } = useLoaderData<typeof loader>();
  if (review.versions.length === 0) return null;
  return (
    <Card title="Bản trước">
      <ul>
        {review.versions.map(({ id, words, changedAt }) => (
          <li key={id} className="border-b border-line px-3.5 py-2 last:border-0 [overflow-wrap:anywhere]">
            <p>
              <b>{words.title}</b> · {words.overall}/10
            </p>
            <p className="whitespace-pre-line">{words.content}</p>
            <p className="text-sm text-ink-faint">Người viết thay {formatMoment(changedAt)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The guest's text, and the answer below it. */
function Words() {
  const { review } = useLoaderData<typeof loader>();
  const { title, overall, pros, cons, content, scores, reply, rejectReason, bookingCode, url } = review;
  return (
    <Card title={title} aside={<b className="text-lg">{overall}/10</b>}>
      <div className="flex flex-col gap-3 p-3.5 [overflow-wrap:anywhere]">
        {rejectReason && <p className="text-bad">Không hiện: {rejectReasonLabels[rejectReason]}.</p>}
        {content && <p className="whitespace-pre-line">{content}</p>}
        {pros && (
          <p>
            <b className="text-good">Thích:</b> {pros}
          </p>
        )}
        {cons && (
          <p>
            <b className="text-warn">Chưa thích:</b> {cons}
          </p>
        )}
        {scores.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
            {scores.map(({ label, score }) => (
              <li key={label}>
                {label} <b>{score}</b>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-soft">
          {review.authorName} · {tripTypeLabels[review.tripType]} · đi {review.stayedIn} · viết{' '}
          {formatMoment(review.createdAt)} · {review.helpfulCount} người thấy có ích
        </p>
        <p className="flex flex-wrap gap-x-4">
          {bookingCode ? (
            <Link to={`/dat-cho/${bookingCode}`} className="font-semibold text-sea">
              Đặt chỗ {bookingCode}
            </Link>
          ) : (
            <span className="text-ink-faint">Không đi kèm đặt chỗ nào</span>
          )}
          <a href={url} className="font-semibold text-sea">
            Trang sản phẩm
          </a>
        </p>
        {reply && (
          <blockquote className="rounded-control border-l-4 border-sea bg-sea-soft px-3 py-2">
            <p className="text-sm text-ink-soft">
              <b>{reply.by}</b> trả lời {formatMoment(reply.at)}
            </p>
            <p className="whitespace-pre-line">{reply.content}</p>
          </blockquote>
        )}
      </div>
    </Card>
  );
}
