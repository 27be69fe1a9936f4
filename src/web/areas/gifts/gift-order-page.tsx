import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { findGiftCard, openGiftCode } from '#modules/gift-cards/queries/find-gift-card.ts';
import { giftStateLabels } from '#modules/gift-cards/rules/gift-state.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { MailAddress } from '#ui/mail-address.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingCode } from '#web/parts/booking/booking-summary.tsx';
import { requireTrip } from '#web/parts/booking/require-trip.ts';
import { stepUpPath } from '#web/parts/booking/step-up-path.ts';
import type { Route } from './+types/gift-order-page.ts';

/** The purchased gift card, for its buyer; its code only with full access. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { booking, access } = await requireTrip(request, app, params.code);
  if (!booking.isGift) throw redirect(`/chuyen-di/${params.code}`);
  if (booking.state !== 'completed') throw redirect(`/dat-cho/${params.code}`);
  const now = app.clock.now();
  const card = await findGiftCard(app.db, { bookingId: booking.id }, now);
  if (!card) throw new Error(`Booking ${booking.code} has no card`);
  const isFull = access === 'full';
  const { id, bookingId, restVnd, ...shown } = card;
  return {
    code: booking.code,
    isFull,
    card: { ...shown, receiver: isFull ? card.receiver : null, message: isFull ? card.message : '' },
    isDue: card.state === 'waiting' && card.sendOn <= dayInVietnam(now),
    giftCode: isFull ? await openGiftCode(app.db, app.secrets.data, id) : null,
    hasRefunds: booking.refunds.length > 0,
  };
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Phiếu quà tặng, đơn ${params.code}`,
    path: `/phieu-qua-tang/${params.code}`,
    noindex: true,
  });

export default function GiftOrderPage({ loaderData }: Route.ComponentProps) {
  const { code, card, isDue, giftCode, isFull, hasRefunds } = loaderData;
  const { settings } = useRootData();
  const isUsable = card.state === 'waiting' || card.state === 'sent';
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Phiếu quà tặng', href: '/phieu-qua-tang' },
          { label: code },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">
        <span className="inline-block">Phiếu quà tặng</span>{' '}
        <span className="inline-block">{formatVnd(card.amountVnd)}</span>
      </h1>
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <section className="min-w-0 rounded-card border border-line bg-rice p-5 lg:p-8">
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span>{sentenceOf(card, isDue)}</span>
            <Badge tone={isUsable || card.state === 'used_up' ? 'good' : 'warn'}>
              {isDue ? 'Sắp gửi' : giftStateLabels[card.state]}
            </Badge>
          </p>
          {giftCode && <GiftCode code={giftCode} isUsable={isUsable} />}
          {!isFull && (
            <ButtonLink to={stepUpPath(code, `/phieu-qua-tang/${code}`)} look="outline" className="mt-4">
              Xem mã phiếu
            </ButtonLink>
          )}
          <dl className="mt-5 grid gap-4 md:grid-cols-2">
            {card.receiver && <Fact label="Người nhận" value={card.receiver.name} />}
            {card.receiver && (
              <Fact label="Email người nhận" value={<MailAddress address={card.receiver.email} />} />
            )}
            <Fact label="Ngày gửi" value={formatDate(card.sendOn)} />
            <Fact label="Dùng đến hết ngày" value={formatDate(card.validUntil)} />
            <Fact label="Số phiếu, đọc cho chúng tôi khi gọi" value={card.number} />
            {card.message && <Fact label="Lời nhắn" value={card.message} isWide />}
          </dl>
        </section>
        <aside className="stack-4">
          <BookingCode code={code} label="Mã đơn" />
          {hasRefunds && (
            <ButtonLink to={`/chuyen-di/${code}/hoan-tien`} look="outline" className="w-full">
              Theo dõi hoàn tiền
            </ButtonLink>
          )}
          {card.state !== 'used_up' && card.state !== 'refunded' && (
            <p className="text-ink-soft">
              {isUsable ? 'Gửi nhầm địa chỉ hay người nhận chưa thấy thư, bạn' : 'Cần hỏi về phiếu này, bạn'}{' '}
              gọi{' '}
              <a href={phoneLink(settings.phone)} className="text-sea underline underline-offset-3">
                {settings.phone}
              </a>
              {isUsable ? ', chúng tôi sửa và gửi lại.' : ' và đọc số phiếu.'}
            </p>
          )}
          <ButtonLink to="/phieu-qua-tang" look="outline" className="w-full">
            Mua thêm phiếu
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}

function GiftCode({ code, isUsable }: { code: string; isUsable: boolean }) {
  return (
    <>
      <div className="mt-4 flex items-center justify-between gap-3 rounded-control bg-sea-soft p-4">
        <p className="min-w-0">
          <span className="block text-sm text-ink-soft">Mã phiếu</span>
          <strong className="text-lg tracking-wide wrap-anywhere tabular-nums" data-gift-code={code}>
            {code}
          </strong>
        </p>
        <CopyButton text={code} label="Chép mã phiếu" />
      </div>
      {isUsable && (
        <p className="mt-2 text-sm text-ink-soft">Ai có mã đều dùng được, bạn giữ mã như giữ tiền.</p>
      )}
    </>
  );
}

type Card = Route.ComponentProps['loaderData']['card'];

function sentenceOf({ state, sentAt, sendOn, validUntil }: Card, isDue: boolean): string {
  if (state === 'refunded') return 'Phiếu đã được thu lại và tiền đang về với bạn.';
  if (state === 'stopped') return 'Phiếu đang dừng, chưa dùng được.';
  if (state === 'expired') return `Phiếu dùng được đến hết ngày ${formatDate(validUntil)}, nay đã hết hạn.`;
  if (state === 'used_up') return 'Người nhận đã dùng hết phiếu.';
  if (sentAt) return `Đã gửi cho người nhận lúc ${formatDateTime(sentAt)}.`;
  return `Chúng tôi đã nhận đủ tiền. Phiếu gửi đi ${isDue ? 'trong hôm nay' : `ngày ${formatDate(sendOn)}`}.`;
}

function Fact({ label, value, isWide = false }: { label: string; value: ReactNode; isWide?: boolean }) {
  return (
    <div className={isWide ? 'md:col-span-2' : undefined}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold whitespace-pre-line wrap-anywhere">{value}</dd>
    </div>
  );
}
