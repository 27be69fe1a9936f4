import { Bitset } from '#modules/catalog/facet-index/bitset.ts';
import type { ProductIndex } from '#modules/catalog/facet-index/product-index.ts';
import { sortedOrdinals } from '#modules/catalog/facet-index/sorted-ordinals.ts';
import { type TripStanding, totalBy } from '#modules/catalog/facet-index/trip-standing.ts';

export interface PriceRange {
  minVnd: number;
  maxVnd: number;
}

/** Below this number of products all are scanned. */
const min = 10_000;

/** The span of prices, or of a trip's totals, in đồng. For many products the minimum and maximum are found in the cached sort order, without a scan. */
export function priceRangeOf(
  index: ProductIndex,
  standing: TripStanding | undefined,
  among: Bitset,
): PriceRange {
  const priceOf = (ordinal: number) => index.prices[ordinal] as number;
  if (standing || among.countWith(among) < min)
    return spanOf(standing ? totalBy(index, standing, 0) : priceOf, among);
  const { ordinals, changed } = sortedOrdinals(index, index.prices, 1);
  const isThere = (ordinal: number) => among.has(ordinal) && !changed.has(ordinal);
  const ends = new Bitset();
  for (const ordinal of [ordinals.find(isThere), ordinals.findLast(isThere), ...changed])
    if (ordinal !== undefined && among.has(ordinal)) ends.add(ordinal);
  return spanOf(priceOf, ends);
}

function spanOf(priceOf: (ordinal: number) => number, among: Bitset): PriceRange {
  let [minVnd, maxVnd] = [Number.POSITIVE_INFINITY, 0];
  among.forEach((ordinal) => {
    const price = priceOf(ordinal);
    if (price < minVnd) minVnd = price;
    if (price > maxVnd) maxVnd = price;
  });
  return { minVnd: Number.isFinite(minVnd) ? minVnd : 0, maxVnd };
}
