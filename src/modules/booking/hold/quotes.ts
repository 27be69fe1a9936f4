import { listUsablePrepaidCodes } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import type { PointsWanted } from '#modules/pricing/quote/apply-points.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteFacts, QuoteResult, QuoteTerms } from '#modules/pricing/quote.ts';
import { loadQuoteFacts, quote } from '#modules/pricing/quote.ts';
import type { QuoteItemRequest, QuoteRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { admitCode, type CodeAdmission } from './admit-booking.ts';

export { listItemsToPickUp } from './steps/with-pickup.ts';

export type GuestQuoteResult =
  | QuoteResult
  | (Extract<CodeAdmission, { ok: false }> & { field: string; nearestDates?: undefined });

/** Refusals for unknown codes; a code that is only valid for other days or products was not a guess. */
const wrong = new Set(['unknown_promotion', 'unknown_voucher']);

type Parts = Pick<App, 'db' | 'config' | 'secrets' | 'clock'>;

/**
 * Quotes a guest's request. Wrong codes in it are counted per `ip`, the guest's address; after too many none is looked
 * up for a while.
 */
export function quoteForGuest(
  app: Parts,
  request: QuoteRequest,
  ip: string,
  points?: PointsWanted,
): Promise<GuestQuoteResult> {
  return admitAndQuote(app, request, ip, (now) => quoteNow(app.db, request, now, { points }));
}

async function admitAndQuote(
  app: Parts,
  request: QuoteRequest,
  ip: string,
  quoteAt: (now: Date) => Promise<QuoteResult>,
): Promise<GuestQuoteResult> {
  const now = app.clock.now();
  const field = firstCode(request);
  if (field === null) return quoteAt(now);
  const admitted = await admitCode(app, ip);
  if (!admitted.ok) return { ...admitted, field };
  const result = await quoteAt(now);
  if (result.ok || !wrong.has(result.reason)) await admitted.giveBack();
  return result;
}

/** The field of the first code of a request, in the order of evaluation: an answer covers no second one. */
function firstCode({ items, promotionCode }: QuoteRequest): string | null {
  const index = items.findIndex(({ options }) => options.voucherCode !== undefined);
  if (index >= 0) return `items.${index}.options.voucherCode`;
  return promotionCode ? 'promotionCode' : null;
}

/** A guest's selection that is not booked yet; untrusted input. */
export interface Cart {
  items: QuoteItemRequest[];
  promotionCode?: string | undefined;
}

export interface Refused {
  /** Position in the cart, from 0. */
  index: number;
  message: string;
  /** ISO days on which it is available. */
  nearest: string[];
}

export interface QuotedCart {
  /** The items that can be booked now, with their price; null when none can. */
  priced: { request: QuoteRequest; quote: Quote; indexes: number[] } | null;
  refused: Refused[];
  /** Why the promotion code gives no discount. */
  promotionRefusal: string | null;
}

/**
 * Prices a cart. Unavailable items are reported separately, so that one closed day does not hide all other prices;
 * inventory wanted by several items is counted together. The facts for pricing are read once for all of it, however much
 * is refused. `ip` is where wrong codes are counted.
 */
export async function quoteCart(app: Parts, { items, promotionCode }: Cart, ip: string): Promise<QuotedCart> {
  const refused: Refused[] = [];
  let whole: QuoteFacts | undefined;
  let left = items.map((item, index) => ({ item, index }));
  let code = promotionCode;
  let promotionRefusal: string | null = null;
  while (left.length > 0) {
    const request = requestOf(
      left.map(({ item }) => item),
      code,
    );
    const result = await admitAndQuote(app, request, ip, async (now) => {
      whole ??= await loadFacts(app.db, requestOf(items, promotionCode), now);
      return quote(app.db, request, now, { whole });
    });
    if (result.ok) {
      const indexes = left.map(({ index }) => index);
      return { priced: { request, quote: result.quote, indexes }, refused, promotionRefusal };
    }
    const position = /^items\.(\d+)/.exec(result.field)?.[1];
    if (position === undefined) {
      if (code === undefined) throw new Error(`Quote refused without naming an item: ${result.reason}`);
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

/** Loads everything needed to price a request or any part of it. */
async function loadFacts(db: Executor, { items, promotionCode }: QuoteRequest, now: Date) {
  const vouchers = await listUsablePrepaidCodes(db, codesOf(items), now);
  return loadQuoteFacts(db, { items, promotionCode, vouchers, now });
}

/**
 * Prices a request at present, less the prepaid codes that it redeems; no more than promised while a quote is still valid.
 */
export async function quoteNow(
  db: Executor,
  request: QuoteRequest,
  now: Date,
  terms: QuoteTerms = {},
): Promise<QuoteResult> {
  const vouchers = await listUsablePrepaidCodes(db, codesOf(request.items), now);
  return quote(db, request, now, { ...terms, vouchers });
}

function codesOf(items: readonly QuoteItemRequest[]): string[] {
  return items.flatMap(({ options }) => options.voucherCode ?? []);
}
