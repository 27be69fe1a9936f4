import { data, redirect } from 'react-router';
import { spendGiftCardMessages } from '#modules/booking/payment/spend-credit.ts';
import { paymentRefusals, startPayment } from '#modules/booking/payment/start-payment.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { passengersOf } from '#modules/booking/trip/item-facts.ts';
import { waysToPay } from '#modules/payments/attempts/ways-to-pay.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookedItems, BookingCode } from '#web/parts/booking/booking-summary.tsx';
import { CheckoutSteps } from '#web/parts/booking/checkout-steps.tsx';
import { LastPayment } from '#web/parts/booking/last-payment.tsx';
import { loadNearTrip } from '#web/parts/booking/load-near-trip.ts';
import { loadTripPlace } from '#web/parts/booking/load-trip-place.ts';
import { NearTrip } from '#web/parts/booking/near-trip.tsx';
import { awaitsOpening, noteOpened } from '#web/parts/booking/note-opened.ts';
import { OpeningWatch } from '#web/parts/booking/opening-watch.tsx';
import { PartsSummary } from '#web/parts/booking/parts-summary.tsx';
import { PassengersSection } from '#web/parts/booking/passengers-section.tsx';
import { PaymentWatch, watchedOf } from '#web/parts/booking/payment-watch.tsx';
import { PriceSummary, summaryOf } from '#web/parts/booking/price-summary.tsx';
import { leadToStepUp, requireTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/payment-page.ts';
import { applyCode } from './apply-code.ts';
import { bankAppLink } from './bank-app-link.ts';
import { bookAgain } from './book-again.ts';
import { GiftSummary } from './gift-summary.tsx';
import { PaymentState } from './payment-state.tsx';
import { awaitsPayment, isBookingDone, isWithoutPlaces, paymentTitle } from './payment-title.ts';
import { sendSimulatedTransfer, simulatedBankOf } from './send-simulated-transfer.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  // Reduced access is enough to pay.
  const { booking, access } = await requireTrip(request, app, params.code);
  const { quote, ...rest } = booking;
  if (booking.isGift && booking.state === 'completed') throw redirect(`/phieu-qua-tang/${params.code}`);
  const refused = new URL(request.url).searchParams.get('refused') ?? '';
  return {
    refusal: booking.payment ? null : (refusalOf(refused) ?? null),
    booking: rest,
    awaitsOpening: await awaitsOpening(request, app, booking),
    items: quote.items,
    quote: summaryOf(quote),
    ...(await loadTripPlace(app.readDb, quote.items)),
    passengers: booking.state === 'confirmed' ? passengersOf(quote) : null,
    known: access === 'full' ? booking.travellers.length : null,
    near: booking.state === 'confirmed' && !booking.change ? await nearOf(app, booking) : [],
    ways: waysToPay(await offeredGateways(app), booking.due || booking.balance),
    bankApp: bankAppOf(app, booking.payment),
    simulatedBank: simulatedBankOf(app),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const trip = await requireTrip(request, app, params.code);
  const { access } = trip;
  await noteOpened(request, app, trip.booking.code);
  const form = await request.formData();
  if (form.get('intent') === 'simulate' && app.config.PAYMENT_MODE === 'simulator') {
    await sendSimulatedTransfer(app, trip.booking.payment);
    return redirect(`/dat-cho/${params.code}`, 303);
  }
  if (form.get('intent') === 'again') {
    if (access === 'reduced') throw leadToStepUp(request, params.code);
    const again = await bookAgain(app, request, params.code);
    return again instanceof Response ? again : data({ error: again.refusal }, { status: 409 });
  }
  const intent = form.get('intent');
  if (intent === 'credit' || intent === 'gift')
    return applyCode(app, { code: params.code, form, ip: guestIpOf(request) });
  const method = String(form.get('method')) as PaymentMethod;
  const gateways = await offeredGateways(app);
  const result = await startPayment(
    app.db,
    app.queue,
    { code: params.code, method, actor: 'guest', guestIp: guestIpOf(request) || undefined },
    gateways,
    app.clock.now(),
  );
  if (!result.ok) {
    if (result.reason === 'provider_unavailable')
      app.log.warn({ error: result.fault, method }, 'a payment could not be started');
    return data({ error: paymentRefusals[result.reason] }, { status: 409 });
  }
  return redirect(result.attempt.redirectUrl ?? `/dat-cho/${params.code}`, 303);
}

function nearOf({ readDb, clock }: App, { quote, note }: BookingView) {
  return loadNearTrip(readDb, quote.items, { now: clock.now(), note });
}

function bankAppOf({ config }: App, payment: BookingView['payment']): string | null {
  const { BANK_APP_LINK: template } = config;
  return template && payment?.qr ? bankAppLink(template, payment.qr, payment.amount) : null;
}

/** Why a payment that the checkout asked for did not open, or the gift card typed there did not pay. */
function refusalOf(reason: string): string | undefined {
  const refusals: Record<string, string> = { ...spendGiftCardMessages, ...paymentRefusals };
  return ownValue(refusals, reason);
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Đặt chỗ ${params.code}`,
    path: `/dat-cho/${params.code}`,
    noindex: true,
  });

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, items, quote } = loaderData;
  const refusal = actionData ? actionData.error : loaderData.refusal;
  const isOver = isWithoutPlaces(booking);
  const codeLabel = booking.isGift ? 'Mã đơn' : 'Mã đặt chỗ';
  const isWaiting = awaitsPayment(booking);
  return (
    <div className="container-page pt-4 pb-16 lg:pt-6">
      {!isOver && <CheckoutSteps current={isBookingDone(booking) ? 3 : 2} />}
      <h1 className="mt-4 text-2xl lg:text-3xl">{paymentTitle(booking)}</h1>
      {refusal && (
        <div className="mt-4">
          <Notice tone="bad" role="alert" title={refusal} />
        </div>
      )}
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_400px] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 stack-5 xl:col-start-1 xl:row-start-1">
          {!isWaiting && <BookingCode code={booking.code} label={codeLabel} />}
          <LastPayment booking={booking} />
          <PartsSummary booking={booking} />
          <PaymentState {...loaderData} />
          {loaderData.passengers && (
            <PassengersSection code={booking.code} list={loaderData.passengers} known={loaderData.known} />
          )}
        </div>
        {loaderData.near.length > 0 && (
          <div className="min-w-0 xl:col-start-1 xl:row-start-2">
            <NearTrip offers={loaderData.near} title="Gần nơi ở, đúng ngày của bạn" />
          </div>
        )}
        <aside className="stack-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {isWaiting && <BookingCode code={booking.code} label={codeLabel} />}
          {booking.isGift ? (
            <GiftSummary item={items[0]} total={quote.total} />
          ) : (
            <>
              {booking.change && <h2 className="text-lg">Đặt chỗ hiện tại</h2>}
              <BookedItems items={items} pictures={loaderData.pictures} />
              <PriceSummary quote={quote} isBooked isOver={isOver} />
            </>
          )}
        </aside>
      </div>
      {loaderData.awaitsOpening && <OpeningWatch code={booking.code} />}
      <PaymentWatch
        page={`/dat-cho/${booking.code}`}
        {...watchedOf(booking)}
        isAwaited={(booking.due || booking.balance) > 0 && booking.payment !== null}
      />
    </div>
  );
}
