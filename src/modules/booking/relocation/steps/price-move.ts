import { agreedDiscounts, line } from '#modules/booking/change/steps/reprice-item.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';

/** The price line for the difference that the company bears. */
const borneLabel = 'Phần chênh lệch công ty chịu';

/**
 * Prices an item of another product that replaces the agreed one: its price today, less the earlier discounts by code and points. Where
 * it costs more the company bears up to `bearsVnd` of the difference and the guest pays the rest; where it costs less, all of the difference is
 * refunded. The guest keeps the cancellation terms they bought, and the payment terms.
 */
export function priceMove(
  agreed: QuotedItem,
  quoted: QuotedItem,
  bearsVnd: number,
): { item: QuotedItem; borneVnd: number } {
  const { offVnd, lines, points } = agreedDiscounts(agreed, quoted);
  const fullVnd = quoted.amount - offVnd;
  const borneVnd = Math.min(bearsVnd, Math.max(0, fullVnd - agreed.amount));
  const amount = fullVnd - borneVnd;
  const { payMode, balanceDueOn, policyTitle, termsOf = agreed.planTitle } = agreed;
  const item: QuotedItem = {
    ...quoted,
    ...points,
    ...{ payMode, policyTitle, amount, termsOf },
    lines: [
      ...quoted.lines,
      ...lines,
      ...(borneVnd > 0 ? [line(borneLabel, -borneVnd, 'Chuyển sang dịch vụ khác cùng hạng')] : []),
    ],
    dueNow: agreed.dueNow === agreed.amount ? amount : Math.min(agreed.dueNow, amount),
    balanceDueOn,
    cancellation: agreed.cancellation.map(({ until, refundPercent }) => ({
      until,
      refundPercent,
      refundAmount: Math.round((amount * refundPercent) / 100),
    })),
  };
  return { item, borneVnd };
}
