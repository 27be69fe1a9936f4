import { listUsablePrepaidCodes } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import type { PromisedTotal } from '#modules/pricing/quote/promised-total.ts';
import { type QuoteResult, quote } from '#modules/pricing/quote/quote.ts';
import type { QuoteRequest } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';

/**
 * The price of a request as things stand, with the open vouchers that it redeems taken off; no more than was promised where
 * a quote still holds.
 */
export async function quoteNow(
  db: Executor,
  request: QuoteRequest,
  now: Date,
  promised?: PromisedTotal,
): Promise<QuoteResult> {
  const codes = request.items.flatMap(({ options }) => options.voucherCode ?? []);
  return quote(db, request, now, { vouchers: await listUsablePrepaidCodes(db, codes, now), promised });
}
