import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { plausibleHeights } from './plausible-height.ts';
import type { UnitFacts } from './quote-facts.ts';
import { isMeasured } from './sort-guests.ts';

/** Whether what these children pay hangs on heights that nobody has said. */
export function needsHeights(
  { terms: { childBands } }: Pick<UnitFacts, 'terms'>,
  { childAges, options: { childHeightsCm = [] } }: Pick<QuoteItemRequest, 'childAges' | 'options'>,
): boolean {
  return childAges.length > childHeightsCm.length && childBands.some(isMeasured);
}

/** The request as it costs least: with every child as small as one of its age can be. Where no height counts, the request itself. */
export function withLeastHeights(item: QuoteItemRequest, unit: UnitFacts): QuoteItemRequest {
  if (!needsHeights(unit, item)) return item;
  const childHeightsCm = item.childAges.map((age) => plausibleHeights(age)[0]);
  return { ...item, options: { ...item.options, childHeightsCm } };
}
