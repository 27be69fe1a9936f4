import { data, Form, Link, redirect } from 'react-router';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField } from '#ui/field.tsx';
import { appContext } from '#web/app/app-context.ts';
import { checkoutContext } from '#web/app/checkout-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { readSource } from '#web/app/visit-source.ts';
import { BookingSummary } from '#web/parts/booking/booking-summary.tsx';
import { writeCartCookie, writeCartCount } from '#web/parts/booking/cart-cookie.ts';
import { CheckoutSteps } from '#web/parts/booking/checkout-steps.tsx';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import { PriceSummary } from '#web/parts/booking/price-summary.tsx';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import { noteBookingInPlan } from '#web/parts/plans/note-booking-in-plan.ts';
import type { Route } from './+types/checkout-page.ts';
import { CheckoutContact, CheckoutGuest, rememberContact } from './checkout-contact.tsx';
import { CheckoutExtras } from './checkout-extras.tsx';
import { CheckoutRefusal } from './checkout-refusal.tsx';
import { type CheckoutErrors, emptyCheckout } from './checkout-values.ts';
import { holdOnce } from './hold-once.ts';
import { loadCheckout, readChoice } from './load-checkout.ts';
import { Consent, checkoutFormId, PayBar, SendButton } from './pay-bar.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PointsField } from './points-field.tsx';
import { PromotionField } from './promotion-field.tsx';
import { readCheckoutForm } from './read-checkout-form.ts';
import { fillInSaved } from './saved-for-checkout.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await loadCheckout(context.get(appContext), request);
  if ('items' in shown)
    context.set(
      checkoutContext,
      shown.items.map(({ productId }) => productId),
    );
  return shown;
}

/** So that 'Retry-After' goes along with a refusal. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const session = await readGuestSession(app, request);
  await fillInSaved(app, session, form);
  const read = readCheckoutForm(form);
  // Points are used or left: the form is drawn anew, as it stands.
  if (form.get('do') === 'points') return data({ values: read.values, errors: noErrors, needsProof: false });
  if (!read.ok) return data({ values: read.values, errors: read.errors, needsProof: false }, { status: 422 });
  const key = String(form.get('requestKey') ?? '');
  const accountId = session?.userId ?? null;
  const guard = readFormGuard(form, request);
  const held = await holdOnce(app, {
    ...{ ...read, key, guard, accountId },
    source: readSource(request, app.config),
  });
  if ('refusal' in held) {
    const errors: CheckoutErrors = { form: held.refusal };
    return data({ values: read.values, errors, needsProof: held.needsProof }, { status: 409 });
  }
  const opened = await addToTripCookie(request, app, { code: held.code, access: 'full' });
  const headers = new Headers({ 'set-cookie': opened });
  if (readChoice(app, request).isCart) {
    for (const write of [writeCartCount, writeCartCookie])
      headers.append('set-cookie', write(app, { items: [] }));
    const noted = await noteBookingInPlan(app, request, held.code);
    if (noted) headers.append('set-cookie', noted);
  }
  const to = await startChosenPayment(app, {
    code: held.code,
    method: read.values.method,
    guestIp: request.headers.get('x-guest-ip') ?? undefined,
  });
  return redirect(to, { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đặt chỗ', path: '/dat-cho', noindex: true });

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.refusal) return <CheckoutRefusal {...loaderData.refusal} error={actionData?.errors.form} />;
  const { summary, items, pictures, token, requestKey, expiresAt, isRequest, ways, changeUrl } = loaderData;
  const { saved } = loaderData;
  const values = actionData?.values ?? { ...emptyCheckout, ...saved?.contact };
  const errors = actionData?.errors ?? noErrors;
  return (
    <div className="container-page pt-4 pb-32 xl:pt-6 xl:pb-16">
      <CheckoutSteps current={2} />
      <h1 className="mt-4 text-xl sm:text-2xl lg:text-3xl">
        {isRequest ? 'Gửi yêu cầu đặt chỗ' : 'Thông tin và thanh toán'}
      </h1>
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_400px] xl:grid-rows-[auto_1fr]">
        <section aria-label="Lựa chọn của bạn" className="space-y-3 xl:col-start-2 xl:row-start-1">
          <BookingSummary items={items} pictures={pictures} />
          <div className="flex items-center justify-between gap-x-3">
            <Countdown until={expiresAt} label="Giữ giá đến" />
            <Link
              to={changeUrl}
              aria-label="Đổi lựa chọn"
              className="inline-flex min-h-11 min-w-11 items-center justify-end font-semibold text-sea hover:underline"
            >
              Đổi
            </Link>
          </div>
        </section>
        <Form
          id={checkoutFormId}
          method="post"
          noValidate
          onSubmit={rememberContact}
          className="space-y-6 xl:col-start-1 xl:row-span-2 xl:row-start-1"
        >
          <input type="hidden" name="quoteToken" value={token} />
          <input type="hidden" name="requestKey" value={requestKey} />
          {/* Said by the sentence above the button. */}
          <input type="hidden" name="terms" value="on" />
          <ErrorSummary key={requestKey} errors={errors} />
          <CheckoutContact
            values={values}
            errors={errors}
            hasRemembered={loaderData.hasRemembered && !saved && !actionData}
          />
          <CheckoutGuest
            values={values}
            errors={errors}
            isStay={items.some(({ kind }) => kindProfiles[kind].isStay)}
            saved={saved?.travellers ?? []}
          />
          <CheckoutExtras values={values} errors={errors} companies={saved?.companies ?? []} />
          {ways.length > 0 && <PaymentMethods ways={ways} chosen={values.method} />}
          <CheckField
            name="marketing"
            defaultChecked={values.marketing}
            label="Cho phép gửi ưu đãi cho tôi (không bắt buộc)"
          />
          {/* A proof is good once, and so is this guard. */}
          {actionData?.needsProof && <FormGuard key={requestKey} isEager />}
        </Form>
        <div className="space-y-4 xl:sticky xl:top-6 xl:col-start-2 xl:row-start-2 xl:self-start">
          <PriceSummary quote={summary} />
          <PromotionField {...loaderData.promotion} />
          {loaderData.points && <PointsField {...loaderData.points} />}
          <Consent isRequest={isRequest} />
          <div className="hidden xl:block">
            <SendButton isRequest={isRequest} />
          </div>
        </div>
      </div>
      <PayBar {...summary} isRequest={isRequest} />
    </div>
  );
}

const noErrors: CheckoutErrors = {};

/**
 * Opens the payment that a checkout form chose, for places that are held by now. @returns where the guest goes on: the
 * provider's page, or the booking's, which says why where it did not open and offers the other ways
 */
async function startChosenPayment(
  app: App,
  { code, method, guestIp }: { code: string; method: string; guestIp?: string | undefined },
): Promise<string> {
  const page = `/dat-cho/${code}`;
  const gateways = await offeredGateways(app);
  if (!Object.hasOwn(gateways, method)) return page;
  const wanted = { code, method: method as PaymentMethod, actor: 'guest' as const, guestIp };
  const result = await startPayment(app.db, app.queue, wanted, gateways, app.clock.now());
  if (result.ok) return result.attempt.redirectUrl ?? page;
  // A second copy of the form finds the booking paid or asked for already.
  if (result.reason === 'provider_unavailable')
    app.log.warn({ error: result.fault, method }, 'a payment did not start');
  return `${page}?refused=${result.reason}`;
}
