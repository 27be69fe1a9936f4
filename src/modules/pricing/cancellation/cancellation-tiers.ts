import { addDays, noonInVietnam } from '#platform/time/days.ts';

/** A tier of a cancellation policy: the refunded percent when cancelled at least so many days before. */
export interface PolicyTier {
  daysBefore: number;
  refundPercent: number;
}

/** A tier with its deadline: the refund when cancelled until then. Amounts in đồng. */
export interface CancellationTier {
  /** ISO instant, the last moment at which the tier applies. */
  until: string;
  refundPercent: number;
  refundAmount: number;
}

/**
 * The policy as deadlines and amounts of one purchase, earliest first. Days are counted back from 12:00 in Vietnam on
 * the first day of service. Tiers that have passed by `now` are left out; after the last tier nothing is refunded.
 */
export function cancellationTiers(
  tiers: readonly PolicyTier[],
  { firstOn, totalVnd, now }: { firstOn: string; totalVnd: number; now: Date },
): CancellationTier[] {
  const at = now.toISOString();
  return tiers
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map(({ daysBefore, refundPercent }) => ({
      until: noonInVietnam(addDays(firstOn, -daysBefore)),
      refundPercent,
      refundAmount: Math.round((totalVnd * refundPercent) / 100),
    }))
    .filter((tier) => tier.until >= at);
}

/** The tier with the largest refund, among equals the one that applies longest; null where nothing is ever refunded. */
export function bestTier(tiers: readonly PolicyTier[]): PolicyTier | null {
  const [best] = tiers.toSorted((a, b) => b.refundPercent - a.refundPercent || a.daysBefore - b.daysBefore);
  return best && best.refundPercent > 0 ? best : null;
}

/** Merges the tiers of several items: at each deadline, what all items refund together. */
export function mergeCancellation(
  items: readonly CancellationTier[][],
  totalVnd: number,
): CancellationTier[] {
  const times = [...new Set(items.flat().map((tier) => tier.until))].sort();
  return times.map((until) => {
    const refundAmount = items
      .map((tiers) => tiers.find((tier) => tier.until >= until)?.refundAmount ?? 0)
      .reduce((sum, amount) => sum + amount, 0);
    return {
      until,
      refundPercent: totalVnd > 0 ? Math.round((refundAmount / totalVnd) * 100) : 0,
      refundAmount,
    };
  });
}
