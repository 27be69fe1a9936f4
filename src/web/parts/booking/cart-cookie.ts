import type { Cart } from '#modules/booking/hold/quotes.ts';
import { promotionKey } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { cartCountCookie } from './cart-count.ts';
import { writeFirstPrices } from './first-prices.ts';
import { parseItemQuery, toItemQuery } from './item-query.ts';

const cartCookie = guestCookie('nv_cart');
/** The limit of a quote. */
export const mostItems = 12;
const maxAgeSeconds = 30 * 86_400;
/** Browsers drop a cookie that exceeds this with its attributes (RFC 6265, 6.1). */
const mostBytes = 4096;

/**
 * This browser's cart. Stored in a cookie, so that it works without script and account; nothing in it is trusted: prices and
 * availability are computed when it is read.
 */
export function readCartCookie(request: Request, { config }: Pick<App, 'config'>): Cart {
  return parseCart(cartCookie.read(request, config) ?? '');
}

/** A cart from its text, '' for an empty one; what makes no sense in it is left out. */
export function parseCart(value: string): Cart {
  if (!value) return { items: [] };
  const [code = '', ...queries] = value.split('!');
  const promotionCode = decode(code);
  return {
    items: queries.slice(0, mostItems).flatMap((query) => parseItemQuery(readQuery(query)) ?? []),
    ...(promotionCode && { promotionCode }),
  };
}

/** The text of a cart, '' for an empty one. */
export function toCartText({ items, promotionCode = '' }: Cart): string {
  return items.length === 0 ? '' : [encodeURIComponent(promotionCode), ...items.map(toItemQuery)].join('!');
}

/** The Set-Cookie header that stores a cart; an empty one deletes it. */
export function writeCartCookie(app: App, cart: Cart): string {
  return cartCookie.write(toCartText(cart), cart.items.length === 0 ? 0 : maxAgeSeconds, app.config);
}

/** The accompanying Set-Cookie header with the number of items, readable by scripts, for the cart's badge. */
export function writeCartCount({ config }: Pick<App, 'config'>, { items }: Pick<Cart, 'items'>): string {
  const domain = config.COOKIE_DOMAIN ? `; Domain=${config.COOKIE_DOMAIN}` : '';
  const age = items.length === 0 ? 0 : maxAgeSeconds;
  return `${cartCountCookie}=${items.length}; Path=/; SameSite=Lax; Max-Age=${age}${domain}`;
}

/** The Set-Cookie headers that empty the cart, and forget what its page remembers of it. */
export function clearCart(app: App): string[] {
  const nothing = { items: [] };
  return [writeCartCookie(app, nothing), writeCartCount(app, nothing), writeFirstPrices(app, new Map())];
}

/** Whether browsers accept the Set-Cookie header of `writeCartCookie`: many items with long queries exceed the limit. */
export function fitsCartCookie(cookie: string): boolean {
  return cookie.length <= mostBytes;
}

/** Refusal of what would not fit. */
export const cartFull = 'Giỏ đã đầy. Vui lòng đặt bớt rồi thêm tiếp.';

/** A cart with a typed promotion code; without one where it is empty. */
export function withPromotion(cart: Cart, typed: string): Cart {
  return { ...cart, promotionCode: promotionKey(typed).slice(0, 40) || undefined };
}

/** A cart of an earlier release has its items encoded twice, without a single '='. */
function readQuery(text: string): URLSearchParams {
  return new URLSearchParams(text.includes('=') ? text : decode(text));
}

/** A cookie may contain anything; an undecodable value counts as absent. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
