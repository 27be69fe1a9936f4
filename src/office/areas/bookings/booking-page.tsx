import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { isBookingCode } from '#modules/booking/schema.ts';
import { listOtherEditors } from '#modules/editing/queries/list-other-editors.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { PageBody } from '../../parts/page-head.tsx';
import type { BookingAnswer } from './booking-action.ts';
import { bookingActions } from './booking-actions.ts';
import { BookingHead } from './booking-head.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { CostCard } from './cost-card.tsx';
import { CreditCard } from './credit-card.tsx';
import { ItemsCard } from './items-card.tsx';
import { loadBeside } from './load-beside.ts';
import { type BookingPageData, loadBooking } from './load-booking.ts';
import { MessagesCard } from './messages-card.tsx';
import { MoneyStrip } from './money-strip.tsx';
import { PeopleCard } from './people-card.tsx';
import { lastDone } from './refusal-words.ts';
import { runBookingAction } from './run-booking-action.ts';
import { ThreadCard } from './thread-card.tsx';
import { Timeline } from './timeline.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const [app, actor, code = ''] = [appOf(context), actorOf(context), params.code];
  const query = new URL(request.url).searchParams;
  const booking = isBookingCode(code) ? await loadBooking(app, { code, actor, query }) : null;
  if (!booking) throw data(null, { status: 404 });
  const [beside, viewers] = await Promise.all([
    loadBeside(app, { code, query, actor }),
    listOtherEditors(app.db, { type: 'booking', id: code }, actor.id, app.clock.now()),
  ]);
  return {
    ...booking,
    lastDone: lastDone(booking.timeline),
    beside,
    viewers: viewers.map(({ name, since }) => ({ name, since: since.toISOString() })),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireRight(context, 'booking.read');
  return runBookingAction(appOf(context), { code: params.code ?? '', actor: actorOf(context), request });
}

export const meta = ({ params }: { params: { code?: string } }) => [{ title: `${params.code} · Đặt chỗ` }];

export default function BookingPage() {
  const booking = useLoaderData<typeof loader>();
  const answer = useActionReply() as BookingAnswer | undefined;
  useLive(['bookings', 'vouchers', 'refunds']);
  const [search] = useSearchParams();
  const may = useMay();
  const actions = bookingActions.filter(
    ({ verb, orVerb, isPossible }) => (may(verb) || (orVerb && may(orVerb))) && isPossible(booking),
  );
  const openName = search.get('viec');
  const open = actions.find(({ name }) => name === openName);
  const done = bookingActions.find(({ name }) => name === search.get('xong'));
  return (
    <PageBody>
      <BookingHead
        {...{ booking, actions }}
        beside={booking.beside}
        viewers={booking.viewers}
        typed={answer?.typed}
      />
      {done && (
        <Notice tone="good" role="status">
          Đã xong: {done.title.replace('…', '').toLowerCase()}.
        </Notice>
      )}
      {openName && !open && (
        <Notice tone="warn" role="alert">
          {answer?.problem ?? `Việc này không còn làm được với đặt chỗ này. ${booking.lastDone}`}
        </Notice>
      )}
      {!openName && answer?.problem && (
        <Notice tone="bad" role="alert">
          {answer.problem}
        </Notice>
      )}
      {booking.newestCode && (
        <Notice tone="info">
          Bản {booking.version} của báo giá, đã có bản mới thay:{' '}
          <Link to={`/dat-cho/${booking.newestCode}`} className="font-semibold underline">
            {booking.newestCode}
          </Link>
          .
        </Notice>
      )}
      {booking.change && <ChangeNotice change={booking.change} />}
      {booking.approval?.state === 'waiting' && (booking.holdExpiresAt ?? booking.answerBy) && (
        <Notice tone="info">
          Chờ quản lý của {booking.approval.firmName} duyệt: khách chưa trả được. Tiền tới trước thì nằm chờ,
          họ không duyệt thì hoàn lại đủ.
        </Notice>
      )}
      <MoneyStrip booking={booking} />
      <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <ItemsCard booking={booking} />
          <div className="grid grid-cols-2 items-start gap-3 max-md:grid-cols-1">
            <PeopleCard booking={booking} papers={answer?.papers} />
            <MessagesCard booking={booking} />
          </div>
          <ThreadCard messages={booking.messages} mayAnswer={may('booking.message')} />
          <CreditCard booking={booking} />
          <TermsCard booking={booking} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {booking.costs && booking.costs.length > 0 && (
            <CostCard costs={booking.costs} problems={answer?.problems} typed={answer?.typed} />
          )}
          <Timeline entries={booking.timeline} mayNote={may('booking.note')} code={booking.code} />
        </div>
      </div>
      {open && <BookingSheet key={open.name} action={open} booking={booking} answer={answer} />}
    </PageBody>
  );
}

function ChangeNotice({ change }: { change: NonNullable<BookingPageData['change']> }) {
  return (
    <Notice tone="info">
      Chờ khách trả chênh lệch {formatVnd(change.dueVnd)} đến {formatMoment(change.until)}{' '}
      {change.isAddition
        ? 'thì dịch vụ được thêm; đổi hoặc thêm lần nữa thì lần này thôi.'
        : 'thì đặt chỗ đổi; đổi lần nữa thì lần này thôi.'}
    </Notice>
  );
}

/** The conditions at the time of purchase; later changes of a policy do not affect them. */
function TermsCard({ booking }: { booking: BookingPageData }) {
  return (
    <Card title="Điều kiện khách đã mua">
      <ul>
        {booking.items.map(({ position, title, policyTitle, tiers }) => (
          <li key={position} className="border-b border-line px-3.5 py-2 last:border-0">
            <b>{title}</b> <span className="text-ink-soft">{policyTitle}</span>
            <p className="text-ink-soft">
              {tiers.length === 0
                ? 'Không hoàn.'
                : `${tiers.map((tier) => `Hoàn ${tier.refundPercent} % đến ${formatMoment(tier.until)}`).join(' · ')} · sau đó không hoàn.`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
