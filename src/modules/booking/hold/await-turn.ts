import { verifyQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { createBulkhead } from '#platform/limits/bulkhead.ts';

/**
 * Of one unit, in one process. Its rows go to one booking after another in any case, so more would only stand in line with
 * a connection in hand.
 */
const atTurn = createBulkhead({ most: 3, waitMs: 1_000 });

/**
 * Books when few enough others of this process are booking the same units. Outside of the booking's transaction: whoever
 * waits here keeps nobody else waiting.
 * @throws WaitedTooLong
 */
export function awaitTurn<T>(
  { secret, quoteToken, now }: { secret: string; quoteToken: string; now: Date },
  book: () => Promise<T>,
): Promise<T> {
  const quote = verifyQuoteToken(secret, quoteToken, now);
  return atTurn(quote.ok ? quote.request.items.map(({ unitId }) => `unit ${unitId}`) : [], book);
}
