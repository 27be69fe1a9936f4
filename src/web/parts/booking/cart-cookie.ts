import type { Cart } from '#modules/booking/hold/quotes.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { cartCountCookie } from './cart-count.ts';
import { parseItemQuery, toItemQuery } from './item-query.ts';

const kept = guestCookie('nv_cart');
/** A quote takes no more items. */
export const mostItems = 12;
const maxAgeSeconds = 30 * 86_400;
/** A browser forgets a cookie that is longer with its attributes (RFC 6265, 6.1). */
const mostBytes = 4096;

/**
 * What this browser has put together. It stands in a cookie, so that it works without script and account; nothing in it
 * is believed: every price and place is worked out when it is read.
 */
export function readCartCookie(request: Request, { config }: Pick<App, 'config'>): Cart {
  const value = kept.read(request, config);
  if (!value) return { items: [] };
  const [code = '', ...queries] = value.split('!');
  const promotionCode = decode(code);
  return {
    items: queries.slice(0, mostItems).flatMap((query) => parseItemQuery(readQuery(query)) ?? []),
    ...(promotionCode && { promotionCode }),
  };
}

/** The Set-Cookie that keeps a cart; an empty one is forgotten. */
export function writeCartCookie(app: App, { items, promotionCode = '' }: Cart): string {
  const isEmpty = items.length === 0;
  const value = isEmpty ? '' : [encodeURIComponent(promotionCode), ...items.map(toItemQuery)].join('!');
  return kept.write(value, isEmpty ? 0 : maxAgeSeconds, app.config);
}

/** The Set-Cookie that goes with it for the sign of the cart: how many items there are, for scripts to read. */
export function writeCartCount({ config }: Pick<App, 'config'>, { items }: Pick<Cart, 'items'>): string {
  const domain = config.COOKIE_DOMAIN ? `; Domain=${config.COOKIE_DOMAIN}` : '';
  const age = items.length === 0 ? 0 : maxAgeSeconds;
  return `${cartCountCookie}=${items.length}; Path=/; SameSite=Lax; Max-Age=${age}${domain}`;
}

/** Whether a browser keeps a Set-Cookie of `keepCart`: many items with long addresses are too much for one. */
export function fitsCartCookie(cookie: string): boolean {
  return cookie.length <= mostBytes;
}

/** A cart of an earlier release has its items encoded twice, without a single '='. */
function readQuery(text: string): URLSearchParams {
  return new URLSearchParams(text.includes('=') ? text : decode(text));
}

/** A cookie may hold anything; what cannot be read is as good as absent. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
