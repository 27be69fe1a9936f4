import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import { publishReview } from '#modules/reviews/commands/moderate-review.ts';
import { countPendingReviews, listModeratedReviews } from '#modules/reviews/queries/moderated-reviews.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Empty } from '../../parts/empty.tsx';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { BulkSheet } from '../../parts/list/bulk-sheet.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress, writeListAddress } from '../../parts/list/list-address.ts';
import { readBulkChoice } from '../../parts/list/read-bulk-choice.ts';
import { runBulk } from '../../parts/list/run-bulk.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { reviewFilter } from './review-filter.ts';
import { reviewBulk, reviewList } from './review-list.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'review.moderate', 'review.reply', 'review.appeal');
  const { db, clock } = appOf(context);
  const { searchParams, search } = new URL(request.url);
  const address = readListAddress(search, reviewList);
  const filter = reviewFilter(address);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const findAll = async (limit: number) =>
    (await listModeratedReviews(db, filter, {}, limit)).rows.map(({ id }) => String(id));
  const [page, pending, bulk] = await Promise.all([
    listModeratedReviews(db, filter, place),
    countPendingReviews(db),
    readBulkChoice(searchParams, reviewList, { isKey: (key) => /^[1-9]\d{0,14}$/.test(key), findAll }),
  ]);
  return { ...page, pending, bulk, now: clock.now().toISOString() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, 'review.moderate');
  const reply = await runReviewBulk(await request.formData(), {
    app: appOf(context),
    actor: actorOf(context),
  });
  if (!reply) throw data(null, { status: 400 });
  return reply;
}

export const meta = () => [{ title: 'Đánh giá' }];

/** An empty moderation queue reads differently from a search without results. */
function NoReviews() {
  const { view, text, filters } = readListAddress(useLocation().search, reviewList);
  const isQueue = view === 'cho-duyet' && text === '' && Object.keys(filters).length === 0;
  if (isQueue) return <Empty title="Không còn bài nào chờ duyệt">Bài mới tự hiện ở đây.</Empty>;
  return <Empty title="Không có đánh giá nào như vậy">Xem tab khác, hoặc bỏ bớt bộ lọc.</Empty>;
}

export default function ReviewsPage() {
  const { rows, pending, bulk, now, next, previous } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const { search } = useLocation();
  const backTo = `/danh-gia${writeListAddress(readListAddress(search, reviewList), reviewList, {})}`;
  useLive(['reviews']);
  return (
    <PageBody>
      <PageHead
        title="Đánh giá"
        about={pending > 0 ? `${pending} chờ duyệt` : 'không còn bài nào chờ duyệt'}
      />
      <List
        list={reviewList}
        rows={rows}
        now={now}
        counts={{ 'cho-duyet': pending }}
        next={next}
        previous={previous}
        empty={<NoReviews />}
      />
      {bulk && (
        <BulkSheet
          action={reviewBulk[0]}
          keys={bulk.keys}
          reply={reply}
          backTo={backTo}
          effect="Khách đọc được ngay, điểm của sản phẩm được tính lại. Chỉ những bài còn chờ duyệt được đăng; muốn gỡ thì mở từng bài và ghi lý do."
        />
      )}
    </PageBody>
  );
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'vai trò của bạn không làm được việc này.',
  unknown_review: 'không còn bài này.',
  changed: 'không còn chờ duyệt.',
};

/** Publishes those of many reviews that are still pending; null for an unknown action. */
async function runReviewBulk(
  form: FormData,
  { app: { db, queue, clock }, actor }: { app: App; actor: StaffActor },
): Promise<BulkReply | null> {
  if (form.get('viec') !== 'dang') return null;
  return runBulk(form, {}, async (key) => {
    const review = { id: Number(key) || 0, actor, seen: 'pending' as const };
    const result = await publishReview(db, queue, review, clock.now());
    return result.ok ? { ok: true } : { ok: false, why: refusals[result.reason] ?? result.reason };
  });
}
