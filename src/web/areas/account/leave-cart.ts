import { findAccountCart } from '#modules/wishlists/queries.ts';
import type { App } from '#platform/app.ts';
import { clearCart, readCartCookie, toCartText } from '#web/parts/booking/cart-cookie.ts';

/** Cookies that take the account's cart off this device, as whoever signs in next must not get it; a cart of the device's own stays. */
export async function leaveCart(app: App, request: Request, userId: string): Promise<string[]> {
  const cart = toCartText(readCartCookie(request, app));
  if (cart === '' || cart !== (await findAccountCart(app.db, userId))) return [];
  return clearCart(app);
}
