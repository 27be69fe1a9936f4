import type { QuoteResult } from '#modules/pricing/quote/make-quote.ts';
import type { QuoteRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { admitCode, type CodeAdmission } from './admit-code.ts';
import { quoteNow } from './steps/quote-now.ts';

export type GuestQuoteResult =
  | QuoteResult
  | (Extract<CodeAdmission, { ok: false }> & { field: string; nearestDates?: undefined });

/** What says that nobody knows a code; one that only holds for other days or things was no guess. */
const wrong = new Set(['unknown_promotion', 'unknown_voucher']);

/**
 * The price of what a guest asks for. Wrong codes in it are counted by `ip`, where the guest asks from; after too many
 * none is looked up for a while.
 */
export async function quoteForGuest(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  request: QuoteRequest,
  ip: string,
): Promise<GuestQuoteResult> {
  const now = app.clock.now();
  const field = firstCode(request);
  if (field === null) return quoteNow(app.db, request, now);
  const admitted = await admitCode(app, ip);
  if (!admitted.ok) return { ...admitted, field };
  const result = await quoteNow(app.db, request, now);
  if (result.ok || !wrong.has(result.reason)) await admitted.giveBack();
  return result;
}

/** The field of the first code of a request, in the order in which they are looked at: a reply judges no second one. */
function firstCode({ items, promotionCode }: QuoteRequest): string | null {
  const index = items.findIndex(({ options }) => options.voucherCode !== undefined);
  if (index >= 0) return `items.${index}.options.voucherCode`;
  return promotionCode ? 'promotionCode' : null;
}
