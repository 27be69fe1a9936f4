import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  findQuoteOpening,
  issueTripLinkToken,
  noteLinkTaken,
} from '#modules/booking/access/trip-link-tokens.ts';
import { listQuoteVersions } from '#modules/booking/board/list-bookings.ts';
import { may } from '#modules/booking/policy.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import { listMailsOfBooking } from '#modules/mails/queries.ts';
import { canText, listQuoteLinks } from '#modules/messages/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { renderQr } from '#platform/qr/render-qr.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { answerForm } from '../../app/action-reply.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { StateBadge, stateWords } from '../../parts/bookings/booking-badge.tsx';
import { buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatClock, formatDayMonth } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { endCall } from './call-timer.tsx';
import { runLinkAction } from './run-link-action.ts';
import { SendCard } from './send-card.tsx';
import { Opening, SentCard, type SentLine, VersionsCard } from './sent-card.tsx';

export const meta = () => [{ title: 'Liên kết cho khách | Quản trị' }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const app = appOf(context);
  const { db, secrets, clock, config } = app;
  const actor = actorOf(context);
  // The link opens the booking with the guest's own access, so reading the page requires the right to sell.
  if (!may(actor, 'booking.sell')) throw data(null, { status: 403 });
  const now = clock.now();
  const booking = await findBookingByCode(db, String(params.code), now);
  if (!booking) throw data(null, { status: 404 });
  // The link gives access to the booking: that staff took it is recorded in its history.
  await noteLinkTaken(db, { code: booking.code, actor }, now);
  const { id, code, state, contact, quote, total, holdExpiresAt, version, replacedBy } = booking;
  const opening = await findQuoteOpening(db, id);
  const pass = await issueTripLinkToken(db, secrets.token, { code, access: 'full' }, now);
  const url = `${config.publicUrl}/chuyen-di/${code}?pass=${pass}`;
  return {
    code,
    version,
    newestCode: replacedBy?.code ?? null,
    isOpen: isAwaitingPayment(state) && booking.paid === 0,
    isPaid: booking.paid > 0,
    state,
    phone: contact.phone,
    zaloUrl: zaloChat(contact.phone),
    mailedTo: contact.email,
    canText: canText(app),
    ...{ lines: await listSent(db, id), isMailbox: !config.SMTP_URL },
    openedAt: opening?.openedAt?.toISOString() ?? null,
    isQuote: opening !== null,
    versions: (await listQuoteVersions(db, id)).map(({ createdAt, openedAt, state: stands, ...one }) => ({
      ...one,
      createdAt: createdAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
      words: stateWords(stands),
    })),
    url,
    qr: await renderQr(url),
    message: [
      `Chào ${contact.fullName}, em ${actor.name} gửi anh chị báo giá: ${quote.items.map(about).join('; ')}.`,
      `Tổng ${formatVnd(total)}, đã gồm thuế phí.`,
      holdExpiresAt && `Chỗ giữ đến ${formatClock(holdExpiresAt)} ngày ${formatDayMonth(holdExpiresAt)}.`,
      `Anh chị xem và trả tiền tại ${url}`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Messages to the guest, newest first. */
async function listSent(db: Executor, bookingId: string): Promise<SentLine[]> {
  const [mails, texts] = await Promise.all([
    listMailsOfBooking(db, bookingId),
    listQuoteLinks(db, bookingId),
  ]);
  const line = ({ writtenAt, sentAt }: { writtenAt: Date; sentAt: Date | null }) => ({
    writtenAt: writtenAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  });
  const lines: SentLine[] = [
    ...mails
      .filter(({ template }) => !template.startsWith('supplier'))
      .map((one) => ({
        ...{ key: `mail-${one.id}`, way: 'mail' as const, title: one.subject, ...line(one) },
      })),
    ...texts.map((one) => ({
      ...{ key: `sms-${one.id}`, way: 'sms' as const, title: 'SMS có liên kết', ...line(one) },
    })),
  ];
  return lines.toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt));
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const input = { code: String(params.code), actor: actorOf(context) };
  const reply = await runLinkAction(appOf(context), input, await request.formData());
  return answerForm(reply, 409);
}

const about = ({ productTitle, from, to }: { productTitle: string; from: string; to: string }) =>
  `${productTitle}, ${formatRange(from, to)}`;

/** The guest's Zalo chat, into which the message is pasted; Zalo knows Vietnamese mobile numbers. */
const zaloChat = (phone: string) =>
  /^\+84[35789]/.test(phone) ? `https://zalo.me/0${phone.slice(3)}` : null;

/** The page after a call: the message with the link, a button for each way to send it, and what was sent. */
export default function SentLinkPage() {
  const page = useLoaderData<typeof loader>();
  const { code, version, newestCode, isOpen, isPaid, state, versions, lines, isMailbox, qr } = page;
  const reply = useActionReply<typeof action>();
  useLive(['bookings']);
  return (
    <PageBody>
      <PageHead
        title={`${isPaid ? 'Khách đã trả tiền' : 'Đã giữ chỗ'} ${code}${version > 1 ? `, bản ${version}` : ''}`}
        about={
          <span className="flex flex-wrap gap-1.5">
            <StateBadge state={state} />
            {page.isQuote && <Opening at={page.openedAt} />}
          </span>
        }
      >
        {isOpen && !newestCode && (
          <Link to={`/khach-goi/${code}/sua`} reloadDocument className={buttonClass('plain')}>
            Sửa báo giá
          </Link>
        )}
        <Link to={`/dat-cho/${code}`} className={buttonClass('plain')}>
          Mở đặt chỗ
        </Link>
        <Link to="/khach-goi" onClick={endCall} className={buttonClass('primary')}>
          Cuộc gọi tiếp theo
        </Link>
      </PageHead>
      <ReplyNotice reply={reply} />
      {newestCode && (
        <Notice tone="warn">
          Bản này đã có bản mới thay:{' '}
          <Link to={`/khach-goi/${newestCode}`} className="font-semibold underline">
            {newestCode}
          </Link>
          . Liên kết cũ vẫn mở và chỉ khách sang bản mới.
        </Notice>
      )}
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)_220px] items-start gap-3 max-sm:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <SendCard {...page} />
          <SentCard {...{ lines, isMailbox, isPaid }} />
          <VersionsCard versions={versions} shown={code} />
        </div>
        <Card title="Khách quét tại quầy">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt="Mã QR mở liên kết trả tiền"
            className="w-full rounded-card bg-white"
          />
        </Card>
      </div>
    </PageBody>
  );
}
