import { listNearestStarts } from '#modules/pricing/calendar/list-nearest-starts.ts';
import type { QuoteRequest } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { coversItems } from './quote/facts/fact-windows.ts';
import { loadQuoteFacts } from './quote/facts/load-quote-facts.ts';
import { makeQuote, type QuoteResult, type QuoteTerms } from './quote/make-quote.ts';
import type { ReadFacts, VoucherFacts } from './quote/quote-facts.ts';

export type { QuoteResult, QuoteTerms };

/**
 * The price of a request as things stand: what a guest sees before booking, and what booking works out again. At most
 * five statements, whatever the number of nights and items, and none where `read`, which was read just now, has it all.
 * Takes nothing from anybody. Codes that are redeemed must be given: booking keeps them.
 */
export async function quote(
  db: Executor,
  request: QuoteRequest,
  now: Date,
  { vouchers = [], read, ...terms }: QuoteTerms & { vouchers?: VoucherFacts[]; read?: ReadFacts } = {},
): Promise<QuoteResult> {
  const { items, promotionCode } = request;
  const isRead = read && promotionCode === undefined && coversItems(read, items, dayInVietnam(now));
  const facts = isRead ? read : await loadQuoteFacts(db, { items, promotionCode, vouchers, now });
  const result = makeQuote(request, facts, now, terms);
  if (result.ok || result.reason !== 'sold_out') return result;
  const item = items[Number(result.field.split('.')[1])];
  const unit = facts.units.find((row) => row.unitId === item?.unitId);
  if (!item || !unit) return result;
  const nearestDates = await listNearestStarts(
    db,
    { ...item, productId: unit.productId, kind: unit.kind },
    { today: dayInVietnam(now), now },
  );
  return { ...result, nearestDates };
}
