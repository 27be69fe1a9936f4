import { data, Form, redirect } from 'react-router';
import { quoteCart } from '#modules/booking/hold/quotes.ts';
import { type FactItem, itemFacts } from '#modules/booking/trip/item-facts.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { findUnitNames } from '#modules/catalog/queries/units.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { cancellationWords } from '#web/parts/booking/cancellation-words.ts';
import {
  cartFull,
  fitsCartCookie,
  mostItems,
  readCartCookie,
  withPromotion,
  writeCartCookie,
  writeCartCount,
} from '#web/parts/booking/cart-cookie.ts';
import { CheckoutSteps } from '#web/parts/booking/checkout-steps.tsx';
import { parseItemQuery, toItemQuery } from '#web/parts/booking/item-query.ts';
import { loadItemPictures } from '#web/parts/booking/load-item-pictures.ts';
import { PriceSummary, summaryOf } from '#web/parts/booking/price-summary.tsx';
import type { Route } from './+types/cart-page.ts';
import { CartBar } from './cart-bar.tsx';
import { CartItem } from './cart-item.tsx';
import { EmptyCart } from './empty-cart.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const cart = readCartCookie(request, app);
  const { priced, refused, promotionRefusal } = await quoteCart(app, cart, guestIpOf(request));
  const names = await findUnitNames(app.readDb, [...new Set(cart.items.map((item) => item.unitId))]);
  const pictures = await loadItemPictures(app.readDb, priced?.quote.items ?? []);
  const items = cart.items.map((item, index) => {
    const name = names.get(item.unitId);
    const quoted = priced?.quote.items[priced.indexes.indexOf(index)];
    const refusal = refused.find((one) => one.index === index);
    return {
      title: name?.productTitle ?? 'Lựa chọn không còn bán',
      unitTitle: name?.unitTitle ?? '',
      href: name ? `${name.url}?${toItemQuery(item)}` : null,
      picture: (quoted && pictures[quoted.productId]) ?? null,
      facts: quoted ? factLines(quoted) : [formatWeekdayDate(item.from)],
      cancellation: quoted ? cancellationWords(quoted.cancellation) : null,
      amount: quoted?.amount ?? null,
      refusal: refusal && {
        message: refusal.message,
        nearest: refusal.nearest.map((day) => formatWeekdayDate(day)),
      },
    };
  });
  return {
    items,
    promotionCode: cart.promotionCode ?? '',
    promotionRefusal,
    summary: priced ? summaryOf(priced.quote) : null,
    canCheckOut: priced !== null && refused.length === 0,
  };
}

/** Date, quantity and guests in a line each; further choices under their names. */
function factLines(item: FactItem): string[] {
  const { from, to } = kindProfiles[item.kind].booking;
  const [when, many, others]: [string[], string[], string[]] = [[], [], []];
  for (const { label, value } of itemFacts(item)) {
    if (label === from || label === to || label === 'Ngày đi') when.push(value);
    else if (label === 'Số lượng' || label === 'Khách') many.push(value);
    else others.push(`${label}: ${value}`);
  }
  return [when.join(' – '), many.join(' · '), ...others].filter(Boolean);
}

/** Adds a choice (its words are the fields of the form), removes one, or stores a promotion code. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const cart = readCartCookie(request, app);
  const refuse = (error: string) => data({ error }, { status: 422 });
  const keep = (next: typeof cart) => {
    const cookie = writeCartCookie(app, next);
    return fitsCartCookie(cookie)
      ? redirect('/gio-hang', {
          status: 303,
          headers: [
            ['set-cookie', cookie],
            ['set-cookie', writeCartCount(app, next)],
          ],
        })
      : refuse(cartFull);
  };
  const intent = String(form.get('intent') ?? 'add');
  if (intent === 'remove') {
    const index = String(form.get('index'));
    return keep({ ...cart, items: cart.items.filter((_, place) => String(place) !== index) });
  }
  if (intent === 'promotion') return keep(withPromotion(cart, String(form.get('promotionCode') ?? '')));
  const item = parseItemQuery(wordsOf(form));
  if (!item) return refuse('Lựa chọn này chưa đủ. Vui lòng chọn lại ngày và số khách.');
  if (cart.items.length >= mostItems)
    return refuse(`Giỏ chứa tối đa ${mostItems} dịch vụ. Vui lòng đặt bớt rồi thêm tiếp.`);
  return keep({ ...cart, items: [...cart.items, item] });
}

function wordsOf(form: FormData): URLSearchParams {
  const item = form.get('item');
  if (typeof item === 'string') return new URLSearchParams(item);
  return new URLSearchParams(
    [...form].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Giỏ của bạn', path: '/gio-hang', noindex: true });

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, summary, canCheckOut } = loaderData;
  return (
    <div className="container-page pt-6 pb-16">
      {items.length > 0 && <CheckoutSteps current={1} />}
      <h1 className="mt-5 text-2xl lg:text-3xl">Giỏ của bạn</h1>
      {actionData?.error && (
        <div className="mt-4">
          <Notice tone="bad" role="alert" title={actionData.error} />
        </div>
      )}
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_400px] xl:items-start">
          <ol className="space-y-4">
            {items.map((item, index) => (
              <li key={index}>
                <CartItem item={item} index={index} />
              </li>
            ))}
          </ol>
          <CartSummary {...loaderData} />
        </div>
      )}
      {summary && canCheckOut && <CartBar totalVnd={summary.total} count={items.length} />}
    </div>
  );
}

/** The total price and the checkout button: in view beside the list on a wide screen. */
function CartSummary({
  summary,
  promotionCode,
  promotionRefusal,
  canCheckOut,
}: Route.ComponentProps['loaderData']) {
  return (
    <aside className="space-y-4 xl:sticky xl:top-24">
      {canCheckOut ? (
        <ButtonLink to="/dat-cho" size="lg" className="w-full max-xl:hidden">
          Đặt tất cả{summary && ` · ${formatVnd(summary.total)}`}
        </ButtonLink>
      ) : (
        <Notice tone="warn" title="Còn dịch vụ chưa đặt được">
          <p>Bạn đổi ngày hoặc bỏ dịch vụ có ghi chú, rồi đặt phần còn lại.</p>
        </Notice>
      )}
      {summary && <PriceSummary quote={summary} />}
      <Form method="post" className="rounded-card border border-line bg-rice p-5">
        <input type="hidden" name="intent" value="promotion" />
        <div className="flex items-end gap-3">
          <TextField
            name="promotionCode"
            label="Mã ưu đãi"
            defaultValue={promotionCode}
            error={promotionRefusal ?? undefined}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
          <Button type="submit" look="outline">
            Áp dụng
          </Button>
        </div>
      </Form>
    </aside>
  );
}
