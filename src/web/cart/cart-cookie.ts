import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { cookieScope } from '#platform/http/cookie-scope.ts';
import { parseItemQuery, toItemQuery } from '../products/box/item-query.ts';

export interface Cart {
  items: QuoteItemRequest[];
  promotionCode?: string | undefined;
}

const name = 'nv_cart';
/** A quote takes no more items. */
export const mostItems = 12;
const maxAgeSeconds = 30 * 86_400;

/**
 * What this browser has put together. It stands in a cookie, so that it works without script and account; nothing in it
 * is believed: every price and place is worked out when it is read.
 */
export function readCart(request: Request): Cart {
  const value = request.headers
    .get('cookie')
    ?.split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!value) return { items: [] };
  const [promotionCode = '', ...queries] = value.split('!').map(decode);
  return {
    items: queries.slice(0, mostItems).flatMap((query) => parseItemQuery(new URLSearchParams(query)) ?? []),
    ...(promotionCode && { promotionCode }),
  };
}

/** The Set-Cookie that keeps a cart; an empty one is forgotten. */
export function keepCart(app: App, { items, promotionCode = '' }: Cart): string {
  const isEmpty = items.length === 0;
  const value = isEmpty ? '' : [promotionCode, ...items.map(toItemQuery)].map(encodeURIComponent).join('!');
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${isEmpty ? 0 : maxAgeSeconds}${cookieScope(app.config)}`;
}

/** A cookie may hold anything; what cannot be read is as good as absent. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
