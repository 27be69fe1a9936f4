import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { addDays } from '#platform/time/days.ts';

/** Why a combo cannot begin on a day. */
export type UsageViolation =
  | { why: 'outside_use' }
  | { why: 'blackout'; from: string; to: string; reason: string };

/** Checks that the day of arrival lies in the usage window and no night in a blackout; null when valid. */
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
 * The day whose price applies to a prepaid code: the day of purchase, as the page's 'Từ' price says, or the first day
 * of the usage window if that is later.
 */
export function openDatedPriceDay({ useFrom, useTo }: BundleTerms, today: string): string {
  if (today <= useFrom) return useFrom;
  return today < useTo ? today : useTo;
}
