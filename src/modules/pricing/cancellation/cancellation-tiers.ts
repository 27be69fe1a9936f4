import { addDays, noonInVietnam } from '#platform/time/days.ts';

/** A step of a cancellation policy: so much back when cancelled at least so many days before. */
export interface PolicyTier {
  daysBefore: number;
  refundPercent: number;
}

/** A step with its own time: cancelled until then, so much comes back. Amounts in đồng. */
export interface CancellationTier {
  /** ISO instant, the last moment at which the step holds. */
  until: string;
  refundPercent: number;
  refundAmount: number;
}

/**
 * The policy as times and amounts of one purchase, earliest first. Days are counted back from 12:00 in Vietnam on the
 * first day of service. Steps that have passed by `now` are left out; later than the last step nothing comes back.
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

/** The step that gives back most, of these the one that holds longest; null where nothing ever comes back. */
export function bestTier(tiers: readonly PolicyTier[]): PolicyTier | null {
  const [best] = tiers.toSorted((a, b) => b.refundPercent - a.refundPercent || a.daysBefore - b.daysBefore);
  return best && best.refundPercent > 0 ? best : null;
}

/** The steps of several items as the steps of the whole: at each time, what all items give back together. */
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
