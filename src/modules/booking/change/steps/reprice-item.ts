import { feeOf } from '#modules/booking/cancellation/refund-for.ts';
import type { QuotedItem, QuoteLine } from '#modules/pricing/quote/quote-types.ts';

/**
 * Prices an item that replaces an agreed one, decision 0040: today's price, less the earlier discounts by code and
 * points (points that would exceed the price are returned in full). Where the price is lower, the agreed conditions
 * determine how much of the difference is refunded at `now`; the rest stays as a line of its own. The fee that a
 * cancellation would already have cost still applies.
 */
export function repriceItem(agreed: QuotedItem, quoted: QuotedItem, now: Date): QuotedItem {
  const lockedVnd = feeOf(agreed, now);
  const { offVnd, lines, points } = agreedDiscounts(agreed, quoted);
  const lowerVnd = Math.max(0, agreed.amount - (quoted.amount - offVnd));
  const keptVnd = lowerVnd > 0 ? Math.round((lowerVnd * lockedVnd) / agreed.amount) : 0;
  const amount = quoted.amount - offVnd + keptVnd;
  return {
    ...quoted,
    ...points,
    amount,
    dueNow: quoted.dueNow === quoted.amount ? amount : Math.min(amount, quoted.dueNow + keptVnd),
    lines: [
      ...quoted.lines,
      ...lines,
      ...(keptVnd > 0 ? [line('Phần không hoàn khi đổi', keptVnd, 'Theo điều kiện lúc mua')] : []),
    ],
    cancellation: quoted.cancellation.map(({ until, refundPercent }) => {
      const wanted = Math.round((amount * refundPercent) / 100);
      const refundAmount = Math.min(wanted, Math.max(0, amount - lockedVnd));
      const percent = amount > 0 ? Math.round((refundAmount * 100) / amount) : refundPercent;
      return { until, refundPercent: percent, refundAmount };
    }),
  };
}

/** Discounts by code and points of the agreed item that carry over to its replacement, in đồng. */
export function agreedDiscounts(
  agreed: QuotedItem,
  quoted: QuotedItem,
): { offVnd: number; lines: QuoteLine[]; points: Pick<QuotedItem, 'points'> } {
  const promoted = agreed.lines.find(({ discount }) => discount === 'promotion');
  const promotedVnd = Math.min(-(promoted?.amount ?? 0), quoted.amount);
  const paid = agreed.lines.find(({ discount }) => discount === 'points');
  const pointsVnd = -(paid?.amount ?? 0) <= quoted.amount - promotedVnd ? -(paid?.amount ?? 0) : 0;
  return {
    offVnd: promotedVnd + pointsVnd,
    lines: [
      ...(promoted && promotedVnd > 0
        ? [{ ...promoted, unitPrice: -promotedVnd, amount: -promotedVnd }]
        : []),
      ...(paid && pointsVnd > 0 ? [paid] : []),
    ],
    points: agreed.points && pointsVnd > 0 ? { points: agreed.points } : {},
  };
}

export function line(label: string, amount: number, reason: string): QuoteLine {
  return { label, quantity: 1, unitPrice: amount, amount, reason };
}
