import { shareOut, sumOf } from '#modules/pricing/money.ts';
import { createLine } from '#modules/pricing/quote/create-line.ts';
import type { PricedDraft } from './price-item.ts';
import type { QuoteLine } from './quote-types.ts';

/** What a guest was told that all costs, by a quote whose time has not run out. */
export interface PromisedTotal {
  totalVnd: number;
  /** When it was told: what holds by the day of purchase holds by that day. */
  at: Date;
}

/** A price that was less than half of what it is now was a mistake that has been withdrawn, and is asked about again. */
const mistakeTimes = 2;

/** What comes off each item so that no more is asked for than was promised; nothing where it costs no more. */
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
