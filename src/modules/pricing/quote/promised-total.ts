import { shareOut, sumOf } from '#modules/pricing/money.ts';
import { createLine } from '#modules/pricing/quote/create-line.ts';
import type { PricedDraft } from './price-item.ts';
import type { QuoteLine } from './quote-types.ts';

/** The price guarantee: the total of an earlier quote that has not expired. */
export interface PromisedTotal {
  totalVnd: number;
  /** Time of that quote: promotions are checked as of that day. */
  at: Date;
}

/** An old total of less than half of today's is taken for a pricing error: it is not honoured, the guest is asked. */
const mistakeTimes = 2;

/** Discount per item so that the total does not exceed the promised one; empty where it does not, or where the promise does not hold. */
export function keepPromise(
  open: readonly PricedDraft[],
  off: readonly number[],
  promised: PromisedTotal | undefined,
): number[] {
  const amounts = open.map(
    ({ priced }, index) => sumOf(priced.lines, (row) => row.amount) - (off[index] ?? 0),
  );
  const totalVnd = sumOf(amounts, (amount) => amount);
  if (!promised || totalVnd <= promised.totalVnd || totalVnd > promised.totalVnd * mistakeTimes) return [];
  return shareOut(totalVnd - promised.totalVnd, amounts);
}

export function keptLine(shareVnd = 0): QuoteLine | null {
  return shareVnd > 0
    ? createLine('Giữ giá đã báo', 1, -shareVnd, 'Giá vừa tăng, bạn vẫn trả như đã báo')
    : null;
}
