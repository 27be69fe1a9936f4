import type { VerifiedQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { quoteNow } from '../quotes.ts';
import { type Refused, refusalOf } from './create-refusal-message.ts';

/** Why a quote's token books nothing; of an expired one its total and today's, or why the same cannot be booked any more. */
export async function refuseQuoteToken(
  db: Executor,
  refused: Extract<VerifiedQuoteToken, { ok: false }>,
  now: Date,
): Promise<Refused> {
  if (refused.reason !== 'expired') return { ok: false, reason: 'invalid_quote' };
  const { request, total, points } = refused;
  const terms = points > 0 ? { points: { points, ...(await getSettings(db)).points } } : {};
  const quoted = await quoteNow(db, request, now, terms);
  if (!quoted.ok) return refusalOf(quoted);
  return { ok: false, reason: 'quote_expired', shownVnd: total, totalVnd: quoted.quote.total };
}
