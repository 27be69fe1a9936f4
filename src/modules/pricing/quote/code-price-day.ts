import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';

/**
 * The day whose price a code without a date has: the day on which it is bought, as the page says 'Từ', or the first day
 * of use where that is still to come.
 */
export function codePriceDay({ useFrom, useTo }: BundleTerms, today: string): string {
  if (today <= useFrom) return useFrom;
  return today < useTo ? today : useTo;
}
