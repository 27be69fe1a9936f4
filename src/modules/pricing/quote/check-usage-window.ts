import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { addDays } from '#platform/time/days.ts';

/** Why a combo cannot begin on a day. */
export type UsageViolation =
  | { why: 'outside_use' }
  | { why: 'blackout'; from: string; to: string; reason: string };

/** The day of arrival has to lie in the window of use, and none of the nights in a blackout; null when all is well. */
export function checkUsageWindow(
  { useFrom, useTo, blackouts, nights }: BundleTerms,
  arrivalOn: string,
): UsageViolation | null {
  if (arrivalOn < useFrom || arrivalOn > useTo) return { why: 'outside_use' };
  const lastNight = addDays(arrivalOn, nights - 1);
  const span = blackouts.find(({ from, to }) => from <= lastNight && arrivalOn <= to);
  return span ? { why: 'blackout', ...span } : null;
}

/**
 * The day whose price a code without a date has: the day on which it is bought, as the page says 'Từ', or the first day
 * of use where that is still to come.
 */
export function openDatedPriceDay({ useFrom, useTo }: BundleTerms, today: string): string {
  if (today <= useFrom) return useFrom;
  return today < useTo ? today : useTo;
}
