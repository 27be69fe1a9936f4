import { activeItems, keptOfCancelled } from '#modules/booking/active-items.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';

/**
 * What a guest has paid for some of the items, in đồng: their price, as far as the amount due now for the others stays
 * paid. Everything paid where no other item is left, less the fees of items that the guest cancelled before.
 */
export function choiceAmount(
  { quote, paidVnd }: { quote: Pick<Quote, 'items'>; paidVnd: number },
  positions: readonly number[],
): number {
  const chosen = quote.items.filter((_, position) => positions.includes(position));
  const others = activeItems(quote).filter((item) => !chosen.includes(item));
  if (others.length === 0) return Math.max(0, paidVnd - keptOfCancelled(quote));
  const price = chosen.reduce((sum, item) => sum + item.amount, 0);
  const dueForOthers = others.reduce((sum, item) => sum + item.dueNow, keptOfCancelled(quote));
  return Math.max(0, Math.min(price, paidVnd - dueForOthers));
}
