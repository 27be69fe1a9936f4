import { listUsablePrepaidCodes } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import type { PointsWanted } from '#modules/pricing/quote/apply-points.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteFacts, QuoteResult, QuoteTerms } from '#modules/pricing/quote.ts';
import { loadQuoteFacts, quote } from '#modules/pricing/quote.ts';
import type { QuoteItemRequest, QuoteRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { admitCode, type CodeAdmission } from './admit-booking.ts';

export type GuestQuoteResult =
  | QuoteResult
  | (Extract<CodeAdmission, { ok: false }> & { field: string; nearestDates?: undefined });

/** What says that nobody knows a code; one that only holds for other days or things was no guess. */
const wrong = new Set(['unknown_promotion', 'unknown_voucher']);

type Parts = Pick<App, 'db' | 'config' | 'secrets' | 'clock'>;

/**
 * The price of what a guest asks for. Wrong codes in it are counted by `ip`, where the guest asks from; after too many
 * none is looked up for a while.
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

/** The field of the first code of a request, in the order in which they are looked at: a reply judges no second one. */
function firstCode({ items, promotionCode }: QuoteRequest): string | null {
  const index = items.findIndex(({ options }) => options.voucherCode !== undefined);
  if (index >= 0) return `items.${index}.options.voucherCode`;
  return promotionCode ? 'promotionCode' : null;
}

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
 * other prices; places that several items want together are counted together. What it is worked out from is read once for
 * all of it, however much is refused. `ip` is where wrong codes are counted.
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

/** Everything that a request, or any part of it, is priced from. */
async function loadFacts(db: Executor, { items, promotionCode }: QuoteRequest, now: Date) {
  const vouchers = await listUsablePrepaidCodes(db, codesOf(items), now);
  return loadQuoteFacts(db, { items, promotionCode, vouchers, now });
}

/**
 * The price of a request as things stand, with the open vouchers that it redeems taken off; no more than was promised where
 * a quote still holds.
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
