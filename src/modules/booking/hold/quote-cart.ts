import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest, QuoteRequest } from '#modules/pricing/schema.ts';
import { quoteForGuest } from './quote-for-guest.ts';

/** What a guest has put together and not yet booked; nothing in it is believed. */
export interface Cart {
  items: QuoteItemRequest[];
  promotionCode?: string | undefined;
}

export interface Refused {
  /** Its place in the cart, from 0. */
  index: number;
  message: string;
  /** ISO days on which it could be had. */
  nearest: string[];
}

export interface QuotedCart {
  /** What can be booked now, with its price; null when nothing can. */
  priced: { request: QuoteRequest; quote: Quote; indexes: number[] } | null;
  refused: Refused[];
  /** Why the promotion code takes nothing off. */
  promotionRefusal: string | null;
}

/**
 * The price of a cart. What cannot be had any more is told apart from the rest, so that one closed day does not hide all
 * other prices; places that several items want together are counted together. `ip` is where wrong codes are counted.
 */
export async function quoteCart(
  app: Parameters<typeof quoteForGuest>[0],
  { items, promotionCode }: Cart,
  ip: string,
): Promise<QuotedCart> {
  const refused: Refused[] = [];
  let left = items.map((item, index) => ({ item, index }));
  let code = promotionCode;
  let promotionRefusal: string | null = null;
  while (left.length > 0) {
    const request = requestOf(
      left.map(({ item }) => item),
      code,
    );
    const result = await quoteForGuest(app, request, ip);
    if (result.ok) {
      const indexes = left.map(({ index }) => index);
      return { priced: { request, quote: result.quote, indexes }, refused, promotionRefusal };
    }
    const position = /^items\.(\d+)/.exec(result.field)?.[1];
    if (position === undefined) {
      if (code === undefined) throw new Error(`A quote was refused for no item: ${result.reason}`);
      code = undefined;
      promotionRefusal = result.message;
      continue;
    }
    const one = left[Number(position)];
    if (one) refused.push({ index: one.index, message: result.message, nearest: result.nearestDates ?? [] });
    left = left.filter((other) => other !== one);
  }
  return { priced: null, refused, promotionRefusal };
}

function requestOf(items: QuoteItemRequest[], promotionCode: string | undefined): QuoteRequest {
  return promotionCode ? { items, promotionCode } : { items };
}
