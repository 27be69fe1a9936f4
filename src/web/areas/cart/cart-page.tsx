import { ShoppingBag } from 'lucide-react';
import { data, Form, Link, redirect } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
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
import { parseItemQuery } from '#web/parts/booking/item-query.ts';
import { PriceSummary } from '#web/parts/booking/price-summary.tsx';
import { seenRowSlot } from '#web/parts/device/slots.ts';
import type { Route } from './+types/cart-page.ts';
import { CartItem } from './cart-item.tsx';
import { loadCart } from './load-cart.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadCart(request, context.get(appContext));
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
          <ol className="stack-4">
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
    <aside className="stack-4 xl:sticky xl:top-24">
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
            isAlone
            defaultValue={promotionCode}
            error={promotionRefusal ?? undefined}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
          <Button type="submit" look="outline">
            Dùng mã
          </Button>
        </div>
      </Form>
    </aside>
  );
}

/** The total and the checkout button, fixed at the foot of a narrow screen in place of the site's bar. */
function CartBar({ totalVnd, count }: { totalVnd: number; count: number }) {
  return (
    <section
      aria-label="Tổng giỏ"
      data-booking-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-rice pb-[env(safe-area-inset-bottom)] xl:hidden"
    >
      <div className="container-page flex h-15 items-center justify-between gap-3">
        <p className="text-sm leading-snug tabular-nums">
          <span className="block text-lg font-semibold whitespace-nowrap">{formatVnd(totalVnd)}</span>
          <span className="text-ink-soft">{count} dịch vụ, đã gồm thuế phí</span>
        </p>
        <ButtonLink to="/dat-cho" className="whitespace-nowrap">
          Đặt tất cả
        </ButtonLink>
      </div>
    </section>
  );
}

/** What an empty cart offers: one link to continue, and recently seen products. */
function EmptyCart() {
  return (
    <>
      <div className="mt-6">
        <EmptyState title="Giỏ còn trống" icon={ShoppingBag}>
          <p>Chọn phòng, tour, vé hay xe rồi bấm “Thêm vào giỏ”: bạn trả tiền một lần cho tất cả.</p>
          <p className="mt-5">
            <ButtonLink to="/khach-san">Tìm chỗ nghỉ</ButtonLink>
          </p>
          <p className="mt-1">
            <Link
              to="/combo-voucher"
              className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
            >
              Xem combo tiết kiệm
            </Link>
          </p>
        </EmptyState>
      </div>
      <seenRowSlot.Outlet />
    </>
  );
}
