import { randomUUID } from 'node:crypto';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { type Cart, quoteForGuest } from '#modules/booking/hold/quotes.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { waysToPay } from '#modules/payments/attempts/ways-to-pay.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField } from '#ui/field.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingSummary } from '#web/parts/booking/booking-summary.tsx';
import { readCartCookie, writeCartCookie, writeCartCount } from '#web/parts/booking/cart-cookie.ts';
import { CheckoutSteps } from '#web/parts/booking/checkout-steps.tsx';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import { parseItemQuery, toItemQuery } from '#web/parts/booking/item-query.ts';
import { loadItemPictures } from '#web/parts/booking/load-item-pictures.ts';
import { PriceSummary, summaryOf } from '#web/parts/booking/price-summary.tsx';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import type { Route } from './+types/checkout-page.ts';
import { CheckoutContact, CheckoutGuest, rememberContact } from './checkout-contact.tsx';
import { CheckoutExtras } from './checkout-extras.tsx';
import { CheckoutRefusal } from './checkout-refusal.tsx';
import { type CheckoutErrors, emptyCheckout } from './checkout-values.ts';
import { holdOnce } from './hold-once.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PromotionField } from './promotion-field.tsx';
import { readCheckoutForm } from './read-checkout-form.ts';
import { startChosenPayment } from './start-chosen-payment.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { cart, isCart } = readChoice(app, request);
  if (cart.items.length === 0) {
    return { refusal: { message: 'Đường dẫn này thiếu lựa chọn. Vui lòng chọn lại ngày và số khách.' } };
  }
  const typedCode = cart.promotionCode ?? '';
  const guestIp = request.headers.get('x-guest-ip') ?? '';
  const asked = { ...cart, promotionCode: typedCode || undefined };
  const first = await quoteForGuest(app, asked, guestIp);
  const isCodeRefused = !first.ok && first.field === 'promotionCode' && first.reason !== 'too_many_guesses';
  const wanted = isCodeRefused ? { ...cart, promotionCode: undefined } : asked;
  const result = isCodeRefused ? await quoteForGuest(app, wanted, guestIp) : first;
  if (!result.ok) {
    if (isCart) throw redirect('/gio-hang');
    const nearest = (result.nearestDates ?? []).map((day) => formatWeekdayDate(day));
    const withoutCode = result.field === 'promotionCode' ? leaveOutCode(request) : undefined;
    const refused = { refusal: { message: result.message, nearest, withoutCode } };
    if (result.reason !== 'too_many_guesses') return refused;
    const headers = { 'retry-after': String(result.retryAfterSeconds) };
    return data(refused, { status: 429, headers });
  }
  const { items, total } = result.quote;
  const isRequest = items.some((item) => item.confirmation === 'request');
  const signed = signQuoteToken(app.secrets.token, { request: wanted, total }, app.clock.now());
  return {
    summary: summaryOf(result.quote),
    token: signed.token,
    expiresAt: signed.expiresAt.toISOString(),
    /** One for each opening of the form: a double tap or a retry makes one booking. */
    requestKey: randomUUID(),
    isRequest,
    items: items.map(({ lines, cancellation, ...item }) => item),
    pictures: await loadItemPictures(app.readDb, items),
    ways: isRequest ? [] : waysToPay(await offeredGateways(app), result.quote.dueNow),
    promotion: {
      code: typedCode,
      refusal: isCodeRefused ? first.message : '',
      isCart,
      query: [...new URL(request.url).searchParams].filter(([key]) => key !== 'promotion'),
    },
    changeUrl: isCart ? '/gio-hang' : changeUrl(items[0], cart.items[0]),
  };
}

/** So that 'Retry-After' goes along with a refusal. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** What is to be booked: the choice in the address, else the cart. */
function readChoice(app: App, request: Request): { cart: Cart; isCart: boolean } {
  const params = new URL(request.url).searchParams;
  if (!params.has('unit')) return { cart: readCartCookie(request, app), isCart: true };
  const item = parseItemQuery(params);
  const promotionCode = params.get('promotion') ?? undefined;
  return { cart: { items: item ? [item] : [], promotionCode }, isCart: false };
}

/** The same choice without its promotion code. */
function leaveOutCode(request: Request): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete('promotion');
  return `/dat-cho?${searchParams}`;
}

function changeUrl(item: QuotedItem | undefined, wanted: QuoteItemRequest | undefined): string {
  if (!item || !wanted) return '/';
  return `${linkTo(getKind(item.kind).category, item.productSlug)}?${toItemQuery(wanted)}`;
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const read = readCheckoutForm(form);
  if (!read.ok) return data({ values: read.values, errors: read.errors, needsProof: false }, { status: 422 });
  const key = String(form.get('requestKey') ?? '');
  const held = await holdOnce(app, { ...read, key, guard: readFormGuard(form, request) });
  if ('refusal' in held) {
    const errors: CheckoutErrors = { form: held.refusal };
    return data({ values: read.values, errors, needsProof: held.needsProof }, { status: 409 });
  }
  const opened = await addToTripCookie(request, app, { code: held.code, access: 'full' });
  const headers = new Headers({ 'set-cookie': opened });
  if (readChoice(app, request).isCart)
    for (const write of [writeCartCount, writeCartCookie])
      headers.append('set-cookie', write(app, { items: [] }));
  const to = await startChosenPayment(app, {
    code: held.code,
    method: read.values.method,
    guestIp: request.headers.get('x-guest-ip') ?? undefined,
  });
  return redirect(to, { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đặt chỗ', path: '/dat-cho', noindex: true });

const formId = 'dat-cho';

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.refusal) return <CheckoutRefusal {...loaderData.refusal} error={actionData?.errors.form} />;
  const { summary, items, pictures, token, requestKey, expiresAt, isRequest, ways, changeUrl } = loaderData;
  const values = actionData?.values ?? emptyCheckout;
  const errors = actionData?.errors ?? noErrors;
  return (
    <div className="container-page pt-4 pb-32 xl:pt-6 xl:pb-16">
      <CheckoutSteps current={2} />
      <h1 className="mt-4 text-2xl lg:text-3xl">
        {isRequest ? 'Gửi yêu cầu đặt chỗ' : 'Thông tin và thanh toán'}
      </h1>
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <Form
          id={formId}
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
          <CheckoutContact values={values} errors={errors} />
          <CheckoutGuest
            values={values}
            errors={errors}
            isStay={items.some(({ kind }) => kindProfiles[kind].isStay)}
          />
          <CheckoutExtras values={values} errors={errors} />
          {ways.length > 0 && <PaymentMethods ways={ways} chosen={values.method} />}
          <CheckField
            name="marketing"
            defaultChecked={values.marketing}
            label="Cho phép gửi ưu đãi cho tôi (không bắt buộc)"
          />
          {/* A proof is good once, and so is this guard. */}
          {actionData?.needsProof && <FormGuard key={requestKey} isEager />}
        </Form>
        <section
          aria-label="Lựa chọn của bạn"
          className="order-first space-y-3 xl:order-none xl:col-start-2 xl:row-start-1"
        >
          <BookingSummary items={items} pictures={pictures} />
          <div className="flex flex-wrap items-center justify-between gap-x-3">
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
        <div className="space-y-4 xl:sticky xl:top-6 xl:col-start-2 xl:row-start-2 xl:self-start">
          <PriceSummary quote={summary} />
          <PromotionField {...loaderData.promotion} />
          <Consent isRequest={isRequest} />
          <div className="hidden xl:block">
            <SendButton isRequest={isRequest} />
          </div>
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-rice pb-[env(safe-area-inset-bottom)] shadow-raised xl:hidden">
        <div className="container-page flex min-h-16 items-center justify-between gap-4 py-2">
          <p>
            <strong className="block text-lg tabular-nums">{formatVnd(summary.dueNow)}</strong>
            <span className="block text-sm text-ink-soft">
              {summary.dueNow < summary.total ? `trên tổng ${formatVnd(summary.total)}` : 'đã gồm thuế phí'}
            </span>
          </p>
          <SendButton isRequest={isRequest} />
        </div>
      </div>
    </div>
  );
}

const noErrors: CheckoutErrors = {};

function SendButton({ isRequest }: { isRequest: boolean }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Button type="submit" form={formId} size="lg" className="w-full" disabled={isSending}>
      {isSending ? 'Đang gửi…' : isRequest ? 'Gửi yêu cầu' : 'Thanh toán'}
    </Button>
  );
}

/** What pressing the button means: that it agrees is said here, in place of a tick. */
function Consent({ isRequest }: { isRequest: boolean }) {
  return (
    <p className="text-sm text-ink-soft">
      {isRequest
        ? 'Nhà cung cấp trả lời trước giờ hẹn ghi trong thư. Khi họ nhận lời, bạn mới phải trả tiền. '
        : 'Chỗ được giữ cho bạn 20 phút trong lúc trả tiền. '}
      Bấm “{isRequest ? 'Gửi yêu cầu' : 'Thanh toán'}” là bạn đồng ý với{' '}
      <Link to="/page/dieu-khoan-su-dung" target="_blank" className="text-sea underline">
        điều khoản sử dụng
      </Link>{' '}
      và{' '}
      <Link to="/page/chinh-sach-huy-va-hoan-tra" target="_blank" className="text-sea underline">
        chính sách hủy
      </Link>
      , và cho phép dùng thông tin trên để đặt chỗ.
    </p>
  );
}
