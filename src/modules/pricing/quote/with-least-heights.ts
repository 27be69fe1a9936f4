import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { plausibleHeights } from './plausible-height.ts';
import type { UnitFacts } from './quote-facts.ts';
import { isMeasured } from './sort-guests.ts';

/** Whether the price for these children depends on heights that are not given. */
export function needsHeights(
  { terms: { childBands } }: Pick<UnitFacts, 'terms'>,
  { childAges, options: { childHeightsCm = [] } }: Pick<QuoteItemRequest, 'childAges' | 'options'>,
): boolean {
  return childAges.length > childHeightsCm.length && childBands.some(isMeasured);
}

/** The request at its lowest price: every child is as small as one of its age can be. Unchanged where no height is needed. */
export function withLeastHeights(item: QuoteItemRequest, unit: UnitFacts): QuoteItemRequest {
  if (!needsHeights(unit, item)) return item;
  const childHeightsCm = item.childAges.map((age) => plausibleHeights(age)[0]);
  return { ...item, options: { ...item.options, childHeightsCm } };
}
