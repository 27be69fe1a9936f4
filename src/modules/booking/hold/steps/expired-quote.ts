import type { QuoteRequest } from '#modules/pricing/schema.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { quoteNow } from '../quotes.ts';
import { type Refused, refusalOf } from './create-refusal-message.ts';

/** The refusal of an expired quote: its total and today's, or why the same cannot be booked any more. */
export async function expiredQuote(
  db: Executor,
  { request, total, points }: { request: QuoteRequest; total: number; points: number },
  now: Date,
): Promise<Refused> {
  const terms = points > 0 ? { points: { points, ...(await getSettings(db)).points } } : {};
  const quoted = await quoteNow(db, request, now, terms);
  if (!quoted.ok) return refusalOf(quoted);
  return { ok: false, reason: 'quote_expired', shownVnd: total, totalVnd: quoted.quote.total };
}
