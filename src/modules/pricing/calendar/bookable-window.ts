import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { addDays } from '#platform/time/days.ts';

/** The first and the last day on which a product can begin, both inclusive, regardless of availability. */
export function bookableWindow(
  { startsToday, bundle }: { startsToday: boolean; bundle?: BundleTerms | undefined },
  today: string,
): { firstDay: string; lastDay: string } {
  const lastDay = addDays(today, bookingLimits.horizonDays);
  if (!bundle) return { firstDay: startsToday ? today : addDays(today, 1), lastDay };
  const opensOn = [addDays(today, bundle.advanceDays), bundle.useFrom].sort().at(-1) as string;
  return { firstDay: opensOn, lastDay: [bundle.useTo, lastDay].sort()[0] as string };
}
