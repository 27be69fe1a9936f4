import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { may } from '#modules/booking/policy.ts';
import { stateLabels } from '#modules/booking/state.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { renderQr } from '#platform/qr/render-qr.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { Badge } from '../../parts/badge.tsx';
import { buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { formatClock, formatDayMonth } from '../../parts/format-moment.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';

export const meta = () => [{ title: 'Liên kết cho khách | Quản trị' }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { db, secrets, clock, config } = appOf(context);
  const actor = actorOf(context);
  // The link opens the booking as its guest may.
  if (!may(actor, 'booking.sell')) throw data(null, { status: 403 });
  const now = clock.now();
  const booking = await findBookingByCode(db, String(params.code), now);
  if (!booking) throw data(null, { status: 404 });
  // Whoever has the link has the booking: that somebody of the staff took it stands in its history.
  await writeHistory(db, {
    actor,
    verb: 'booking.sell',
    object: { type: 'booking', id: booking.code },
    reason: 'mở liên kết của khách',
    now,
  });
  const { code, state, contact, quote, total, holdExpiresAt } = booking;
  const pass = await issueTripLinkToken(db, secrets.token, { code, access: 'full' }, now);
  const url = `${config.publicUrl}/chuyen-di/${code}?pass=${pass}`;
  return {
    code,
    state: stateLabels[state],
    phone: contact.phone,
    zaloUrl: zaloChat(contact.phone),
    mailedTo: contact.email,
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

const about = ({ productTitle, from, to }: { productTitle: string; from: string; to: string }) =>
  `${productTitle}, ${formatRange(from, to)}`;

/** Their chat, into which the message is pasted; Zalo knows mobile numbers of Vietnam. */
const zaloChat = (phone: string) =>
  /^\+84[35789]/.test(phone) ? `https://zalo.me/0${phone.slice(3)}` : null;

/** What goes to the guest after the call: a message with the link, to be sent the way they like. */
export default function SentLinkPage() {
  const { code, state, phone, zaloUrl, mailedTo, url, qr, message } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title={`Đã giữ chỗ ${code}`} about={<Badge tone="wait">{state}</Badge>}>
        <Link to={`/dat-cho/${code}`} className={buttonClass('plain')}>
          Mở đặt chỗ
        </Link>
        <Link to="/khach-goi" className={buttonClass('primary')}>
          Cuộc gọi tiếp theo
        </Link>
      </PageHead>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)_220px] items-start gap-3 max-sm:grid-cols-1">
        <Card title="Lời nhắn khách đọc">
          <div className="flex flex-col gap-3 p-3.5">
            <p className="rounded-control border border-line bg-sunken p-3 text-lg wrap-anywhere">
              {message}
            </p>
            <div className="flex flex-wrap gap-2">
              <CopyButton text={message}>Chép lời nhắn</CopyButton>
              <CopyButton text={url}>Chép liên kết</CopyButton>
              {zaloUrl && (
                <a href={zaloUrl} target="_blank" rel="noreferrer" className={buttonClass('plain')}>
                  Mở Zalo của khách
                </a>
              )}
              <a href={`sms:${phone}?&body=${encodeURIComponent(message)}`} className={buttonClass('plain')}>
                Nhắn SMS
              </a>
            </div>
            <p className="text-ink-soft">
              {mailedTo
                ? `Thư có liên kết này gửi tới ${mailedTo}.`
                : 'Khách không để lại thư điện tử, gửi lời nhắn giúp khách.'}
            </p>
          </div>
        </Card>
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
