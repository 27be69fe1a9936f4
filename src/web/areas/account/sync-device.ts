import { createHash } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import type { Cart } from '#modules/booking/hold/quotes.ts';
import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { syncCart } from '#modules/wishlists/commands/sync-cart.ts';
import { syncWishlist } from '#modules/wishlists/commands/sync-wishlist.ts';
import { wishlistChanges } from '#modules/wishlists/schema.ts';
import type { App } from '#platform/app.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { appContext } from '#web/app/app-context.ts';
import {
  clearCart,
  fitsCartCookie,
  mostItems,
  parseCart,
  readCartCookie,
  toCartText,
  writeCartCookie,
  writeCartCount,
} from '#web/parts/booking/cart-cookie.ts';
import type { Route } from './+types/sync-device.ts';

const mark = z.string().max(64).nullable();
const body = wishlistChanges.extend({
  /** The cart as this account last had it on this device; null the first time. */
  cart: mark,
  /** The cart that another account left on this device. */
  leftCart: mark,
});

export const loader = () => redirect('/tai-khoan');

/**
 * Brings saved and seen products and the cart of a device together with those of the account that is signed in there. The answer has
 * what both have from now on, as JSON; the cart's cookie goes with it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const session = await readGuestSession(app, request);
  const sent = body.safeParse(readJson(String((await request.formData()).get('device')))).data ?? null;
  const own = readCartCookie(request, app);
  const device = toCartText(own);
  const setCart = (cart: Cart) => {
    for (const write of [writeCartCookie, writeCartCount]) headers.append('set-cookie', write(app, cart));
  };
  const leave = () => {
    for (const cookie of guestSessionCookies(null, app.config)) headers.append('set-cookie', cookie);
    // Where a session has ended by itself, the account's cart leaves the device like its lists.
    if (device !== '' && [sent?.cart, sent?.leftCart].includes(markOf(device)))
      for (const cookie of clearCart(app)) headers.append('set-cookie', cookie);
    // No refusal: whoever signs out asks once more, and browsers log every refusal as an error of the site.
    return new Response(null, { status: 204, headers });
  };
  if (!session) return leave();
  const { userId } = session;
  const limits = [{ name: 'device syncs', subject: userId, max: 300, windowSeconds: 600 }];
  const allowance = await takeAllowance(app.db, limits, countingOf(app));
  if (!allowance.ok) return new Response(null, { status: 429, headers });
  if (!sent || !fitsCartCookie(writeCartCookie(app, own)))
    return new Response(null, { status: 422, headers });
  const { cart: base, leftCart, ...changes } = sent;
  const now = app.clock.now();
  const lists = await syncWishlist(app.db, { userId, changes }, now);
  const isLeft = leftCart !== null && leftCart === markOf(device);
  const text = await syncCart(
    app.db,
    {
      userId,
      device: isLeft ? '' : device,
      change: base === null ? 'first' : base === markOf(device) ? 'unchanged' : 'changed',
      unite: (account, own) => toCartText(uniteCarts(app, parseCart(own), parseCart(account))),
    },
    now,
  );
  if (!lists || text === null) return leave();
  if (text !== device) setCart(parseCart(text));
  return Response.json({ ...lists, cart: markOf(text) }, { headers });
}

/** Tells carts apart on the device without what is in them. */
function markOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The device's cart, followed by what only the account's has, as far as a cart has room. */
function uniteCarts(app: App, own: Cart, account: Cart): Cart {
  const promotionCode = own.promotionCode ?? account.promotionCode;
  const items = [...own.items];
  const textOf = (item: Cart['items'][number]) => toCartText({ items: [item] });
  for (const item of account.items) {
    if (items.length >= mostItems) break;
    if (items.some((one) => textOf(one) === textOf(item))) continue;
    items.push(item);
    if (!fitsCartCookie(writeCartCookie(app, { items, promotionCode }))) items.pop();
  }
  return { items, promotionCode };
}
