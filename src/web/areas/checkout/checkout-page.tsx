import { Form, Link } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField } from '#ui/field.tsx';
import { appContext } from '#web/app/app-context.ts';
import { checkoutContext } from '#web/app/checkout-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingSummary } from '#web/parts/booking/booking-summary.tsx';
import { CheckoutSteps } from '#web/parts/booking/checkout-steps.tsx';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import { PriceSummary } from '#web/parts/booking/price-summary.tsx';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import type { Route } from './+types/checkout-page.ts';
import { CheckoutContact, CheckoutGuest, rememberContact } from './checkout-contact.tsx';
import { CheckoutExtras } from './checkout-extras.tsx';
import { CheckoutPickup } from './checkout-pickup.tsx';
import { CheckoutRefusal } from './checkout-refusal.tsx';
import { type CheckoutErrors, emptyCheckout } from './checkout-values.ts';
import { giftShareOf } from './gift-field.tsx';
import { loadCheckout } from './load-checkout.ts';
import { Consent, checkoutFormId, PayBar, SendButton } from './pay-bar.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { Reductions } from './reductions.tsx';
import { sendCheckout } from './send-checkout.ts';

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

export const action = ({ request, context }: Route.ActionArgs) =>
  sendCheckout(context.get(appContext), request);

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đặt chỗ', path: '/dat-cho', noindex: true });

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.refusal) return <CheckoutRefusal {...loaderData.refusal} error={actionData?.errors.form} />;
  const { summary, items, pictures, token, requestKey, expiresAt, isRequest, ways, changeUrl } = loaderData;
  const { saved } = loaderData;
  const values = actionData?.values ?? { ...emptyCheckout, ...saved?.contact, pickup: saved?.pickup ?? '' };
  const errors = actionData?.errors ?? noErrors;
  const gift = giftShareOf(actionData?.giftRestVnd, summary.dueNow);
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
          <ErrorSummary key={`errors ${requestKey}`} errors={errors} />
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
          {loaderData.asksPickup && <CheckoutPickup values={values} saved={saved?.pickup ?? null} />}
          <CheckoutExtras values={values} errors={errors} companies={saved?.companies ?? []} />
          {ways.length > 0 && <PaymentMethods ways={ways} chosen={values.method} />}
          <CheckField
            name="marketing"
            defaultChecked={values.marketing}
            label="Cho phép gửi ưu đãi cho tôi (không bắt buộc)"
          />
          {/* A proof is good once, and so is this guard. Beside another part of the form its key is its own. */}
          {actionData?.needsProof && <FormGuard key={`guard ${requestKey}`} isEager />}
        </Form>
        <div className="space-y-4 xl:sticky xl:top-6 xl:col-start-2 xl:row-start-2 xl:self-start">
          <PriceSummary quote={summary} />
          <Reductions {...loaderData} values={values} error={errors.giftCode} gift={gift} />
          <Consent isRequest={isRequest} />
          <div className="hidden xl:block">
            <SendButton isRequest={isRequest} />
          </div>
        </div>
      </div>
      <PayBar total={summary.total} dueNow={summary.dueNow - (gift?.paysVnd ?? 0)} isRequest={isRequest} />
    </div>
  );
}

const noErrors: CheckoutErrors = {};
