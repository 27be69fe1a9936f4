import { redirect } from 'react-router';
import { activeItems, isChangeable } from '#modules/booking/active-items.ts';
import { canBeLate } from '#modules/booking/arrival/late-arrival.ts';
import { listItemCancellations } from '#modules/booking/cancellation/cancel-booking-item.ts';
import { listMessages } from '#modules/booking/thread/messages.ts';
import { passengersOf } from '#modules/booking/trip/item-facts.ts';
import { canRename } from '#modules/booking/trip/passengers.ts';
import { mailOfState } from '#modules/booking/trip/resend-mail.ts';
import { canSaveInvoice } from '#modules/booking/trip/save-invoice.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { listOwnReviews } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingCode, BookingSummary } from '#web/parts/booking/booking-summary.tsx';
import { ChangeOffer } from '#web/parts/booking/change-offer.tsx';
import { ChoiceBanner } from '#web/parts/booking/choice-banner.tsx';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import { loadNearTrip } from '#web/parts/booking/load-near-trip.ts';
import { loadTripPlace } from '#web/parts/booking/load-trip-place.ts';
import { NearTrip } from '#web/parts/booking/near-trip.tsx';
import { awaitsOpening } from '#web/parts/booking/note-opened.ts';
import { OpeningWatch } from '#web/parts/booking/opening-watch.tsx';
import { PartsSummary } from '#web/parts/booking/parts-summary.tsx';
import { PassengersSection } from '#web/parts/booking/passengers-section.tsx';
import { PaymentWatch, watchedOf } from '#web/parts/booking/payment-watch.tsx';
import { PriceSummary, summaryOf } from '#web/parts/booking/price-summary.tsx';
import { requireTrip } from '#web/parts/booking/require-trip.ts';
import { TripActions } from '#web/parts/booking/trip-actions.tsx';
import { TripPicture } from '#web/parts/booking/trip-picture.tsx';
import type { Route } from './+types/trip-page.ts';
import { ArrivalNotices } from './arrival-notices.tsx';
import { ContactSection } from './contact-section.tsx';
import { daysOf } from './days-of.ts';
import { DeviceSection } from './device-section.tsx';
import { doneOf } from './done-of.ts';
import { newestPathOf } from './newest-path-of.ts';
import { PaidSoFar } from './paid-so-far.tsx';
import { TripChanges } from './trip-changes.tsx';
import { TripHelp } from './trip-help.tsx';
import { TripHistory } from './trip-history.tsx';
import { NextSteps, ReducedNotice, TripNotices } from './trip-notices.tsx';
import { TripRefunds } from './trip-refunds.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { booking, access } = await requireTrip(request, app, params.code);
  const isFull = access === 'full';
  const { quote, ...rest } = booking;
  if (booking.isGift && booking.state === 'completed') throw redirect(`/phieu-qua-tang/${params.code}`);
  const going = activeItems(quote);
  const now = app.clock.now();
  return {
    booking: rest,
    isFull,
    awaitsOpening: await awaitsOpening(request, app, booking),
    newestPath: isFull ? await newestPathOf(app, booking.replacedBy, now) : null,
    canChange:
      booking.state === 'confirmed' &&
      going.some((item) => isChangeable(item, { isGuest: true }) && now < new Date(item.startsAt)),
    confirmations: booking.confirmations.map(({ position, words }) =>
      quote.items.length > 1 ? `${quote.items[position]?.productTitle}: ${words}` : words,
    ),
    done: doneOf(new URL(request.url).searchParams.get('xong')),
    help: isFull && {
      can: {
        beLate: quote.items.some((item) => canBeLate({ state: booking.state, item }, now)),
        cancelItem: (await listItemCancellations(app.readDb, booking, now)).length > 0,
        rename: passengersOf(quote) === null && canRename(booking, now),
        invoice: canSaveInvoice(booking),
        resend: booking.contact.email !== '' && mailOfState(booking.state) !== null,
      },
      invoiceNo: booking.invoiceNo,
      messageCount: (await listMessages(app.readDb, booking.id)).length,
    },
    hasVouchers:
      ['confirmed', 'completed'].includes(booking.state) ||
      (booking.state === 'disrupted' && (booking.choices?.items.length ?? 0) < going.length),
    review:
      isFull && booking.state === 'completed'
        ? {
            path: `/danh-gia/${reviewLinkToken.sign(app.secrets.token, booking.code, now)}`,
            isWritten: (await listOwnReviews(app.readDb, booking.id, now)).length > 0,
          }
        : null,
    items: quote.items,
    ...(await loadTripPlace(app.readDb, going)),
    near:
      booking.state === 'confirmed'
        ? await loadNearTrip(app.readDb, quote.items, { now, note: booking.note })
        : [],
    daysLeft: going[0] ? daysBetween(dayInVietnam(now), going[0].from) : null,
    quote: summaryOf(quote),
    passengerList: passengersOf(quote),
  };
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
  const { pictures, directions, product, near, daysLeft, canChange, done, help, newestPath } = loaderData;
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
        <div className="min-w-0 space-y-5">
          <TripPicture picture={first && pictures[first.productId]} days={daysOf(first, daysLeft)}>
            <h1 className="text-xl leading-snug lg:text-2xl">
              {keepNames(first?.productTitle ?? '')}
              {going.length > 1 && ` và ${going.length - 1} dịch vụ khác`}
            </h1>
          </TripPicture>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <BookingCode code={booking.code} />
            <Badge tone={tones[booking.state] ?? 'plain'}>{booking.stateLabel}</Badge>
          </div>
          {hasVouchers && <TripActions code={booking.code} directions={directions} product={product} />}
          {done && <FocusedNotice tone={done.isGood ? 'good' : 'warn'} role="status" title={done.words} />}
          {!isFull && (
            <ReducedNotice code={booking.code} to={booking.contact.email || booking.contact.phone} />
          )}
          {booking.holdExpiresAt && booking.due > 0 && (
            <Countdown until={booking.holdExpiresAt} label="Giữ chỗ đến" withDay />
          )}
          <PartsSummary booking={booking} />
          {booking.change && <ChangeOffer change={booking.change} />}
          <ChoiceBanner booking={booking} />
          <ArrivalNotices booking={booking} items={items} />
          <TripNotices booking={booking} newestPath={newestPath} />
          <TripRefunds booking={booking} hotline={settings.phone} />
          <NextSteps booking={booking} review={review} />
          {confirmations.length > 0 && (
            <ul className="space-y-1 rounded-control bg-sea-soft px-5 py-3">
              {confirmations.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <BookingSummary items={items} pictures={items.length > 1 ? pictures : {}} />
          <NearTrip offers={near} title="Thêm cho chuyến này" />
          {passengerList && booking.can.cancel && (
            <PassengersSection
              code={booking.code}
              list={passengerList}
              known={isFull ? booking.travellers.length : null}
            />
          )}
          <ContactSection contact={booking.contact} note={booking.note} />
          <TripChanges booking={booking} canChange={canChange} product={product} phone={settings.phone} />
          {help && <TripHelp code={booking.code} {...help} />}
          <TripHistory events={booking.events} />
          <DeviceSection code={booking.code} />
        </div>
        <aside>
          <PriceSummary quote={quote} heading="Chi tiết giá" />
          <PaidSoFar booking={booking} />
        </aside>
      </div>
      {loaderData.awaitsOpening && <OpeningWatch code={booking.code} />}
      <PaymentWatch page={`/dat-cho/${booking.code}`} {...watchedOf(booking)} />
    </div>
  );
}
