import { randomUUID } from 'node:crypto';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import type { Cart } from '#modules/booking/hold/quote-cart.ts';
import { quoteForGuest } from '#modules/booking/hold/quote-for-guest.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingSummary } from '#web/parts/booking/booking-summary.tsx';
import { keepCart, readCart } from '#web/parts/booking/cart-cookie.ts';
import { CheckoutSteps } from '#web/parts/booking/checkout-steps.tsx';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import { parseItemQuery, toItemQuery } from '#web/parts/booking/item-query.ts';
import { PriceSummary, summaryOf } from '#web/parts/booking/price-summary.tsx';
import { openTrip } from '#web/parts/booking/trip-cookie.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { guardOf } from '#web/parts/bots/guard-of.ts';
import type { Route } from './+types/checkout-page.ts';
import { ConsentFields, ContactFields, InvoiceFields } from './checkout-fields.tsx';
import { CheckoutRefusal } from './checkout-refusal.tsx';
import { type CheckoutErrors, emptyCheckout } from './checkout-values.ts';
import { holdOnce } from './hold-once.ts';
import { readCheckoutForm } from './read-checkout-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { cart, isCart } = readChoice(app, request);
  if (cart.items.length === 0) {
    return { refusal: { message: 'Đường dẫn này thiếu lựa chọn. Bạn chọn lại ngày và số khách nhé.' } };
  }
  const wanted = { ...cart, promotionCode: cart.promotionCode || undefined };
  const result = await quoteForGuest(app, wanted, request.headers.get('x-guest-ip') ?? '');
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
  const signed = signQuoteToken(app.secrets.token, { request: wanted, total }, app.clock.now());
  return {
    summary: summaryOf(result.quote),
    token: signed.token,
    expiresAt: signed.expiresAt.toISOString(),
    /** One for each opening of the form: a double tap or a retry makes one booking. */
    requestKey: randomUUID(),
    isRequest: items.some((item) => item.confirmation === 'request'),
    items: items.map(({ lines, cancellation, ...item }) => item),
    changeUrl: isCart ? '/gio-hang' : changeUrl(items[0], cart.items[0]),
  };
}

/** So that 'Retry-After' goes along with a refusal. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** What is to be booked: the choice in the address, else the cart. */
function readChoice(app: App, request: Request): { cart: Cart; isCart: boolean } {
  const params = new URL(request.url).searchParams;
  if (!params.has('unit')) return { cart: readCart(request, app), isCart: true };
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
  const held = await holdOnce(app, { ...read, key, guard: guardOf(form, request) });
  if ('refusal' in held) {
    const errors: CheckoutErrors = { form: held.refusal };
    return data({ values: read.values, errors, needsProof: held.needsProof }, { status: 409 });
  }
  const opened = await openTrip(request, app, { code: held.code, access: 'full' });
  const headers = new Headers({ 'set-cookie': opened });
  if (readChoice(app, request).isCart) headers.append('set-cookie', keepCart(app, { items: [] }));
  return redirect(`/dat-cho/${held.code}`, { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đặt chỗ', path: '/dat-cho', noindex: true });

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  if (loaderData.refusal) return <CheckoutRefusal {...loaderData.refusal} error={actionData?.errors.form} />;
  const { summary, items, token, requestKey, expiresAt, isRequest, changeUrl } = loaderData;
  const values = actionData?.values ?? emptyCheckout;
  const errors: CheckoutErrors = actionData?.errors ?? {};
  return (
    <div className="container-page pt-6 pb-16">
      <CheckoutSteps current={1} />
      <h1 className="mt-5 text-2xl lg:text-3xl">Thông tin người đặt</h1>
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <Form method="post" noValidate className="space-y-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <input type="hidden" name="quoteToken" value={token} />
          <input type="hidden" name="requestKey" value={requestKey} />
          <ErrorSummary key={requestKey} errors={errors} />
          <ContactFields values={values} errors={errors} />
          <InvoiceFields values={values} errors={errors} />
          <section className="space-y-4 rounded-card border border-line bg-rice p-5 lg:p-6">
            <ConsentFields values={values} errors={errors} />
            {/* A proof is good once, and so is this guard. */}
            {actionData?.needsProof && <FormGuard key={requestKey} isEager />}
            <Button type="submit" size="lg" className="w-full" disabled={isSending}>
              {isSending ? 'Đang gửi…' : isRequest ? 'Gửi yêu cầu' : 'Giữ chỗ và thanh toán'}
            </Button>
            <p className="text-sm text-ink-soft">
              {isRequest
                ? 'Nhà cung cấp trả lời trước giờ hẹn ghi trong thư. Khi họ nhận lời, bạn mới phải trả tiền.'
                : 'Bấm nút này, chỗ được giữ cho bạn 20 phút. Bạn chưa phải trả tiền.'}
            </p>
          </section>
        </Form>
        <aside className="order-first space-y-4 xl:order-none xl:col-start-2 xl:row-start-1">
          <Countdown until={expiresAt} label="Giá này giữ đến" />
          <section aria-label="Lựa chọn của bạn" className="space-y-4">
            <BookingSummary items={items} />
            <p className="flex items-baseline justify-between gap-4 px-1">
              <span className="font-semibold">Tổng cộng</span>
              <strong className="text-xl tabular-nums">{formatVnd(summary.total)}</strong>
            </p>
            <Link
              to={changeUrl}
              className="inline-flex min-h-11 items-center px-1 font-semibold text-sea hover:underline"
            >
              Đổi lựa chọn
            </Link>
          </section>
        </aside>
        <div className="xl:col-start-2 xl:row-start-2">
          <PriceSummary quote={summary} />
        </div>
      </div>
    </div>
  );
}
