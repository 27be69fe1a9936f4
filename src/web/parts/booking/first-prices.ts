import { createHash } from 'node:crypto';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { toItemQuery } from './item-query.ts';

const pricesCookie = guestCookie('nv_cart_prices');
const maxAgeSeconds = 30 * 86_400;

/**
 * What each item of the cart cost when this browser first showed it, in đồng, so that a price that has changed since says so. Nothing
 * but what is shown depends on it.
 */
export function readFirstPrices(request: Request, { config }: Pick<App, 'config'>): Map<string, number> {
  const kept = pricesCookie.read(request, config).split('.');
  return new Map(
    kept.flatMap((one) => {
      const [, key, amount] = /^([\w-]{8}):(\d{1,12})$/.exec(one) ?? [];
      return key ? [[key, Number(amount)] as const] : [];
    }),
  );
}

/** The Set-Cookie header that keeps them; none deletes it. */
export function writeFirstPrices({ config }: Pick<App, 'config'>, prices: Map<string, number>): string {
  const text = [...prices].map(([key, amount]) => `${key}:${amount}`).join('.');
  return pricesCookie.write(text, prices.size === 0 ? 0 : maxAgeSeconds, config);
}

/** The same for the same choice, and nothing that names it. */
export function priceKey(item: QuoteItemRequest): string {
  return createHash('sha256').update(toItemQuery(item)).digest('base64url').slice(0, 8);
}

/** An item's price before a code, so that typing one is no change of it. */
export function priceOf({ lines }: Pick<QuotedItem, 'lines'>): number {
  return lines.reduce((sum, { amount, discount }) => sum + (discount ? 0 : amount), 0);
}
