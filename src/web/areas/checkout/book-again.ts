import { redirect } from 'react-router';
import { requestMoved } from '#modules/booking/disruption/move-days.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import type { App } from '#platform/app.ts';
import { keepCart, mostItems, readCart } from '#web/parts/booking/cart-cookie.ts';

/**
 * Puts what a lapsed booking was about back into the cart, before what has been chosen since, so that nothing has to be
 * chosen twice. The cart says what of it can still be had and for how much.
 */
export async function bookAgain(app: App, request: Request, code: string): Promise<Response> {
  const cart = readCart(request, app);
  const booking = await findBookingByCode(app.db, code, app.clock.now());
  if (booking?.state !== 'expired') return redirect('/gio-hang', 303);
  const { items, promotion } = booking.quote;
  const wanted = items.map((item) => ({ ...requestMoved(item, 0), options: item.options }));
  const isKnown = cart.items.some((item) =>
    wanted.some(({ unitId, from }) => item.unitId === unitId && item.from === from),
  );
  const again = {
    items: (isKnown ? cart.items : [...wanted, ...cart.items]).slice(0, mostItems),
    promotionCode: cart.promotionCode ?? promotion?.code,
  };
  return redirect('/gio-hang', { status: 303, headers: { 'set-cookie': keepCart(app, again) } });
}
