import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingCode, BookingSummary } from '#web/parts/booking/booking-summary.tsx';
import { ChangeEnded, ChangeOffer } from '#web/parts/booking/change-offer.tsx';
import { changeOutcome } from '#web/parts/booking/change-outcome.ts';
import { ChoiceBanner } from '#web/parts/booking/choice-banner.tsx';
import { HoldNotice } from '#web/parts/booking/hold-notice.tsx';
import { isPaymentInReview, LastPayment } from '#web/parts/booking/last-payment.tsx';
import { NearTrip } from '#web/parts/booking/near-trip.tsx';
import { OpeningWatch } from '#web/parts/booking/opening-watch.tsx';
import { PartsSummary } from '#web/parts/booking/parts-summary.tsx';
import { PassengersSection } from '#web/parts/booking/passengers-section.tsx';
import { PaymentWatch, watchedOf } from '#web/parts/booking/payment-watch.tsx';
import { PriceSummary } from '#web/parts/booking/price-summary.tsx';
import { RefundTracker } from '#web/parts/booking/refund-tracker.tsx';
import { TripActions } from '#web/parts/booking/trip-actions.tsx';
import { TripPicture } from '#web/parts/booking/trip-picture.tsx';
import type { Route } from './+types/trip-page.ts';
import { ArrivalNotices } from './arrival-notices.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { loadTrip } from './load-trip.ts';
import { TripChanges } from './trip-changes.tsx';
import { TripHelp } from './trip-help.tsx';
import { TripHistory } from './trip-history.tsx';
import { Confirmations, NextSteps, ReducedNotice, TripNotices } from './trip-notices.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return loadTrip(request, context.get(appContext), params.code);
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Chuyến đi ${params.code}`,
    path: `/chuyen-di/${params.code}`,
    noindex: true,
  });

const tones: Record<string, BadgeTone> = {
  confirmed: 'good',
  completed: 'good',
  held: 'warn',
  pending_payment: 'warn',
  paid_unallocated: 'warn',
  on_request: 'warn',
  disrupted: 'warn',
  refunding: 'warn',
};

export default function TripPage({ loaderData }: Route.ComponentProps) {
  const { booking, isFull, items, quote, passengerList, confirmations, hasVouchers, review } = loaderData;
  const { pictures, directions, product, near, daysLeft, isOver, canChange, done, help, newestPath } =
    loaderData;
  const { settings } = useRootData();
  const going = items.filter((item) => !item.ended);
  const first = going[0] ?? items[0];
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: booking.code },
        ]}
      />
      <div className="mt-3 grid gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0 stack-5">
          <TripPicture picture={first && pictures[first.productId]} days={daysOf(first, daysLeft)}>
            <h1 className="text-xl leading-snug lg:text-2xl">
              {keepNames(first?.productTitle ?? '')}
              {going.length > 1 && ` và ${going.length - 1} dịch vụ khác`}
            </h1>
          </TripPicture>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <BookingCode code={booking.code} />
            <Badge tone={tones[booking.state] ?? 'plain'}>
              {isPaymentInReview(booking) ? 'Đang kiểm tra thanh toán' : booking.stateLabel}
            </Badge>
          </div>
          {hasVouchers && !isOver && (
            <TripActions code={booking.code} directions={directions} product={product} />
          )}
          {done && <FocusedNotice tone={done.isGood ? 'good' : 'warn'} role="status" title={done.words} />}
          {!isFull && (
            <ReducedNotice code={booking.code} to={booking.contact.email || booking.contact.phone} />
          )}
          <LastPayment booking={booking} />
          <HoldNotice booking={booking} />
          <PartsSummary booking={booking} />
          {booking.change && <ChangeOffer change={booking.change} />}
          {changeOutcome(booking) === 'ended' && <ChangeEnded />}
          <ChoiceBanner booking={booking} />
          <ArrivalNotices booking={booking} items={items} />
          <TripNotices booking={booking} newestPath={newestPath} />
          <TripRefunds booking={booking} hotline={settings.phone} isOver={isOver} />
          <NextSteps booking={booking} review={review} hasVouchers={hasVouchers && !isOver} />
          {hasVouchers && isOver && (
            <TripActions code={booking.code} directions={null} product={product} isOver />
          )}
          {!isOver && <Confirmations lines={confirmations} />}
          <BookingSummary items={items} pictures={items.length > 1 ? pictures : {}} />
          <NearTrip offers={near} title="Thêm cho chuyến này" />
          {passengerList && booking.can.cancel && (
            <PassengersSection
              code={booking.code}
              list={passengerList}
              known={isFull ? booking.travellers.length : null}
            />
          )}
          <ContactSection contact={booking.contact} note={booking.note} isOver={isOver} />
          <TripChanges booking={booking} canChange={canChange} product={product} phone={settings.phone} />
          {help && <TripHelp code={booking.code} {...help} />}
          <TripHistory events={booking.events} />
        </div>
        <aside className="stack-5">
          <PriceSummary quote={quote} isBooked isOver={isOver || booking.choices !== null}>
            <PaidSoFar booking={booking} />
          </PriceSummary>
          <DeviceSection code={booking.code} />
        </aside>
      </div>
      {loaderData.awaitsOpening && <OpeningWatch code={booking.code} />}
      <PaymentWatch page={`/dat-cho/${booking.code}`} {...watchedOf(booking)} />
    </div>
  );
}

/** 'Còn 5 ngày · T6, 27/11 – CN, 29/11/2026'; without the remaining days once it has begun. */
function daysOf(
  item: Pick<QuotedItem, 'from' | 'to' | 'options'> | undefined,
  daysLeft: number | null,
): string {
  if (!item || item.options.openDated) return 'Ngày đi chọn sau';
  const [from, to] = [formatWeekdayDate(item.from), formatWeekdayDate(item.to)];
  const isOneYear = item.from.slice(0, 4) === item.to.slice(0, 4);
  const days = keepDays(from === to ? to : `${isOneYear ? from.slice(0, -5) : from} – ${to}`);
  if (daysLeft === null || daysLeft < 0) return days;
  return `${daysLeft === 0 ? 'Hôm nay' : `Còn ${daysLeft} ngày`} · ${days}`;
}

/** What was paid for a trip, and once it is confirmed what is still due. */
function PaidSoFar({ booking }: { booking: Pick<BookingView, 'state' | 'paid' | 'balance' | 'refunds'> }) {
  // What stays after a refund would be read as what was paid; the refund's own card names the sums.
  if (booking.refunds.length > 0) return null;
  // Nothing was paid, and a price that nobody owes any more says so by itself.
  if (booking.paid === 0 && booking.state !== 'confirmed') return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="flex justify-between gap-4">
        Đã thanh toán <strong className="tabular-nums">{formatVnd(booking.paid)}</strong>
      </p>
      {booking.state === 'confirmed' && (
        <p className="flex justify-between gap-4 text-ink-soft">
          Còn phải trả <span>{booking.balance > 0 ? formatVnd(booking.balance) : '0 ₫ (đã trả đủ)'}</span>
        </p>
      )}
    </div>
  );
}

/** A trip's refunds, with links to state the bank account. */
function TripRefunds({
  booking,
  hotline,
  isOver,
}: {
  booking: Pick<BookingView, 'code' | 'refunds'>;
  hotline: string;
  /** Of a trip that goes on the first button is its voucher's. */
  isOver: boolean;
}) {
  return booking.refunds.map((refund) => (
    <RefundTracker key={refund.id} refund={refund} hotline={hotline}>
      {(refund.needsAccount || refund.canChangeAccount) && (
        <ButtonLink
          to={`/chuyen-di/${booking.code}/hoan-tien`}
          look={refund.needsAccount ? (isOver ? 'primary' : 'sea') : 'outline'}
          className="mt-4"
        >
          {refund.needsAccount ? 'Cho biết số tài khoản' : 'Xem và đổi số tài khoản'}
        </ButtonLink>
      )}
    </RefundTracker>
  ));
}
