import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { makeQuote, type QuoteResult } from '../rules/make-quote.ts';
import { maxNights } from '../rules/refusal.ts';
import type { QuoteRequest } from '../schema.ts';
import { listNearestArrivals } from './list-nearest-arrivals.ts';
import { loadQuoteFacts } from './load-quote-facts.ts';

export type { QuoteResult };

/**
 * The price of a request as things stand: what a guest sees before booking, and what booking works out again. At most
 * five statements, whatever the number of nights and items. Takes nothing from anybody.
 */
export async function quote(db: Executor, request: QuoteRequest, now: Date): Promise<QuoteResult> {
  const { items } = request;
  const from = items.map((item) => item.from).sort()[0] as string;
  const to = items.map(lastDay).sort().at(-1) as string;
  const unitIds = [...new Set(items.map((item) => item.unitId))];
  const facts = await loadQuoteFacts(db, { unitIds, from, to, now });
  const result = makeQuote(request, facts, now);
  if (result.ok || result.reason !== 'sold_out') return result;
  return { ...result, nearestDates: await nearestDates(db, request, result.field, now) };
}

/** A stay that is refused for its length anyway must not make us read years of days. */
function lastDay({ from, to }: QuoteRequest['items'][number]): string {
  const latest = addDays(from, maxNights);
  return !to || to > latest ? latest : to;
}

async function nearestDates(
  db: Executor,
  request: QuoteRequest,
  field: string,
  now: Date,
): Promise<string[]> {
  const item = request.items[Number(field.split('.')[1])];
  if (!item?.to) return [];
  return listNearestArrivals(db, {
    unitId: item.unitId,
    from: item.from,
    nights: daysBetween(item.from, item.to),
    quantity: item.quantity,
    today: dayInVietnam(now),
    now,
  });
}
