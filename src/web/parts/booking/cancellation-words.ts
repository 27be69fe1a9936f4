import type { CancellationTier } from '#modules/pricing/cancellation/cancellation-tiers.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** The first cancellation tier in a line: 'Hủy miễn phí đến 18:00, 25/11/2026'. */
export function cancellationWords(tiers: readonly CancellationTier[]): { words: string; isFree: boolean } {
  const best = tiers.find(({ refundPercent }) => refundPercent > 0);
  if (!best) return { words: 'Không hoàn, không hủy', isFree: false };
  return best.refundPercent === 100
    ? { words: `Hủy miễn phí đến ${formatDateTime(best.until)}`, isFree: true }
    : { words: `Hủy đến ${formatDateTime(best.until)}: hoàn ${formatVnd(best.refundAmount)}`, isFree: false };
}
