import { redirect } from 'react-router';
import { requestMoved } from '#modules/booking/active-items.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import type { App } from '#platform/app.ts';
import {
  fitsCartCookie,
  mostItems,
  readCartCookie,
  writeCartCookie,
  writeCartCount,
} from '#web/parts/booking/cart-cookie.ts';

/**
 * Puts the items of a lapsed booking back into the cart, before what has been added since, so that nothing has to be chosen
 * twice. The cart says which of them are still available and at what price. Where both do not fit into one cart it stays as it
 * is, and `refusal` says what to do.
 */
export async function bookAgain(
  app: App,
  request: Request,
  code: string,
): Promise<Response | { refusal: string }> {
  const cart = readCartCookie(request, app);
  const booking = await findBookingByCode(app.db, code, app.clock.now());
  if (booking?.state !== 'expired') return redirect('/gio-hang', 303);
  const { items, promotion } = booking.quote;
  const wanted = items.map((item) => ({ ...requestMoved(item, 0), options: item.options }));
  const isKnown = cart.items.some((item) =>
    wanted.some(({ unitId, from }) => item.unitId === unitId && item.from === from),
  );
  const again = {
    items: isKnown ? cart.items : [...wanted, ...cart.items],
    promotionCode: cart.promotionCode ?? promotion?.code,
  };
  const cookie = writeCartCookie(app, again);
  if (again.items.length <= mostItems && fitsCartCookie(cookie))
    return redirect('/gio-hang', {
      status: 303,
      headers: [
        ['set-cookie', cookie],
        ['set-cookie', writeCartCount(app, again)],
      ],
    });
  return {
    refusal:
      cart.items.length > 0
        ? 'Giỏ không còn đủ chỗ cho các dịch vụ của đặt chỗ này. Vui lòng đặt hoặc bỏ bớt trong giỏ rồi bấm lại.'
        : 'Đặt chỗ này có nhiều dịch vụ hơn một giỏ chứa được. Vui lòng chọn lại từng dịch vụ, hoặc gọi số hỗ trợ.',
  };
}
