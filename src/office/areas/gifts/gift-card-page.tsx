import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listBookingCodes } from '#modules/booking/trip/account-bookings.ts';
import { findOfficeGiftCard } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { GiftCardActions } from './gift-card-actions.tsx';
import { GiftCardBadge } from './gift-card-badge.tsx';
import { runGiftAction } from './run-gift-action.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'gift.read');
  const { db, clock } = appOf(context);
  const number = (params.number ?? '').toUpperCase();
  const found = await findOfficeGiftCard(db, number, dayInVietnam(clock.now()));
  if (!found) throw data(null, { status: 404 });
  const [codes, { lines }] = await Promise.all([
    listBookingCodes(
      db,
      found.uses.map(({ bookingId }) => bookingId),
    ),
    readHistory(db, { objectType: 'gift_card', objectId: number }),
  ]);
  const uses = found.uses.map(({ bookingId, ...use }) => ({ ...use, code: codes.get(bookingId) ?? '' }));
  return { card: found.card, uses, lines };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireRight(context, 'gift.read');
  const card = { number: (params.number ?? '').toUpperCase(), actor: actorOf(context) };
  const reply = await runGiftAction(appOf(context), card, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ params }: { params: { number?: string } }) => [
  { title: `Phiếu quà tặng ${params.number}` },
];

export default function GiftCardPage() {
  const { card, uses, lines } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title={`Phiếu quà tặng ${card.number}`} about={<GiftCardBadge state={card.state} />} />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[380px_minmax(0,1fr)] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <Facts card={card} />
          <GiftCardActions card={card} reply={reply} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <Uses uses={uses} buyer={card.bookingCode} />
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Facts({ card }: Pick<Loaded, 'card'>) {
  return (
    <Card title="Phiếu">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-3.5 py-3 [&_dt]:text-ink-soft">
        <dt>Mệnh giá</dt>
        <dd>{formatVnd(card.amountVnd)}</dd>
        <dt>Còn lại</dt>
        <dd>
          <b>{card.restVnd === null ? 'chưa trả tiền' : formatVnd(card.restVnd)}</b>
        </dd>
        <dt>Dùng đến hết</dt>
        <dd>{formatDate(card.validUntil)}</dd>
        <dt>Đơn mua</dt>
        <dd>
          <BookingLink code={card.bookingCode} />
        </dd>
        <dt>Người tặng</dt>
        <dd className="break-words">{card.payerName}</dd>
        <dt>Người nhận</dt>
        <dd className="break-words">{card.receiverName}</dd>
        <dt>Email</dt>
        <dd className="break-words">{card.receiverEmail}</dd>
        <dt>Ngày gửi</dt>
        <dd>
          {formatDate(card.sendOn)}
          {card.sentAt && `, đã gửi ${formatMoment(card.sentAt)}`}
        </dd>
        {card.message && (
          <>
            <dt>Lời nhắn</dt>
            <dd className="break-words whitespace-pre-line">{card.message}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function Uses({ uses, buyer }: Pick<Loaded, 'uses'> & { buyer: string }) {
  if (uses.length === 0)
    return (
      <Card title="Các lần dùng">
        <p className="px-3.5 py-3 text-ink-soft">Chưa dùng lần nào.</p>
      </Card>
    );
  return (
    <Card title="Các lần dùng">
      <ol className="px-3.5 py-1">
        {uses.map(({ id, at, code, amountVnd }) => (
          <li key={id} className="flex justify-between gap-3 border-b border-line py-2 last:border-0">
            <span className="min-w-0">
              {code === buyer ? 'Hoàn cho người mua' : amountVnd > 0 ? 'Trả cho' : 'Về lại từ'}{' '}
              <BookingLink code={code} /> <span className="text-ink-soft">{formatMoment(at)}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {amountVnd > 0 ? '−' : '+'}
              {formatVnd(Math.abs(amountVnd))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const BookingLink = ({ code }: { code: string }) => (
  <Link to={`/dat-cho/${code}`} className="font-semibold text-sea hover:underline">
    {code}
  </Link>
);
