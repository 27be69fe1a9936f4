import { redirect } from 'react-router';
import { loadPlanPrices } from '#modules/plans/pricing/load-plan-prices.ts';
import type { App } from '#platform/app.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import {
  fitsCartCookie,
  mostItems,
  readCartCookie,
  writeCartCookie,
  writeCartCount,
} from '#web/parts/booking/cart-cookie.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { writePlanCart } from '#web/parts/plans/note-booking-in-plan.ts';
import { requirePlan } from './load-plan-page.ts';

/**
 * Puts a plan's bookable items into the cart and redirects to the checkout, or to the cart where that holds something else. Items
 * that are booked already, sold out or not fully chosen stay out.
 */
export async function bookPlan<Refused>(
  app: App,
  request: Request,
  slug: string,
  refuse: (error: string) => Refused,
): Promise<Response | Refused> {
  const { view, access } = await requirePlan(app, request, slug);
  const ip = guestIpOf(request);
  const { quote } = await loadPlanPrices(app, view, ip);
  const wanted = view.days.flatMap(({ items }) =>
    items.flatMap(({ id }) => {
      const price = quote?.prices[id];
      return price?.state === 'priced' ? [price.request] : [];
    }),
  );
  if (wanted.length === 0)
    return refuse('Chưa có dịch vụ nào đặt được. Bạn chọn ngày đi và loại phòng, vé trước.');
  const cart = readCartCookie(request, app);
  const inCart = new Set(cart.items.map(toItemQuery));
  const added = wanted.filter((item) => !inCart.has(toItemQuery(item)));
  const next = { ...cart, items: [...cart.items, ...added] };
  if (next.items.length > mostItems)
    return refuse(
      `Giỏ chứa tối đa ${mostItems} dịch vụ. Bạn đặt hoặc bỏ bớt những gì đang có trong giỏ rồi đặt tiếp.`,
    );
  const cookie = writeCartCookie(app, next);
  if (!fitsCartCookie(cookie))
    return refuse('Giỏ đã đầy. Bạn đặt hoặc bỏ bớt những gì đang có trong giỏ rồi đặt tiếp.');
  const isPlanAlone = next.items.length === wanted.length;
  return redirect(isPlanAlone ? '/dat-cho' : '/gio-hang', {
    status: 303,
    headers: [
      ['set-cookie', cookie],
      ['set-cookie', writeCartCount(app, next)],
      // Viewers book for themselves only: they may not mark the plan's items as booked.
      ...(access === 'viewer' ? [] : [['set-cookie', writePlanCart(app, slug)] as [string, string]]),
    ],
  });
}
