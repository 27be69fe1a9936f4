import type { FilterOption } from '#modules/catalog/kinds/kind.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { Bitset } from './bitset.ts';
import type { OptionGroup } from './indexed-product.ts';
import { ordinalsBeyond, ordinalsNear, ordinalsWithin } from './ordinals-near.ts';
import { groupOf, ordinalsOf } from './ordinals-of.ts';
import type { ProductIndex } from './product-index.ts';
import type { ProductQuery } from './product-query.ts';
import { firstFrom, sortedOrdinals } from './sorted-ordinals.ts';
import { termsOf } from './terms-of.ts';
import { bitsOf, pricedBits, totalBy } from './trip-standing.ts';

/** Below this number of products all are scanned. */
const min = 10_000;

/** The products of an index that match a query; `except` leaves one filter out, as needed for the counts of that filter's own options. */
export type ProductFilter = (except?: string) => Bitset;

export function filterProducts(index: ProductIndex, query: ProductQuery): ProductFilter {
  const base = baseOf(index, query);
  const chosen = chosenBy(index, query);
  const all = chosen.reduce((bits, [, ordinals]) => bits.and(ordinals), base);
  return (except) =>
    chosen.some(([key]) => key === except)
      ? chosen.reduce((bits, [key, ordinals]) => (key === except ? bits : bits.and(ordinals)), base)
      : all;
}

/** Applies everything but the filters that have options. */
function baseOf(
  index: ProductIndex,
  { special, priceMinVnd, priceMaxVnd, rankedIds, standing, bounds, beyond }: ProductQuery,
): Bitset {
  let base = index.all;
  if (rankedIds) base = base.and(bitsOf(index, rankedIds));
  if (standing) base = base.and(pricedBits(index, standing));
  if (special) base = base.and(index.special);
  if (bounds) base = ordinalsWithin(index, base, bounds);
  if (beyond) base = ordinalsBeyond(index, base, beyond);
  if (priceMinVnd === undefined && priceMaxVnd === undefined) return base;
  const [least, most] = [priceMinVnd ?? 1, priceMaxVnd ?? Number.POSITIVE_INFINITY];
  const priceOf = standing ? totalBy(index, standing, 0) : (at: number) => index.prices[at] as number;
  if (!standing && base.countWith(base) > min) return base.and(pricedBetween(index, least, most));
  const within = new Bitset(new Uint32Array(base.words.length));
  base.forEach((ordinal) => {
    const price = priceOf(ordinal);
    if (price >= least && price <= most) within.add(ordinal);
  });
  return within;
}

/** Products in a price range, found in the cached sort order. */
function pricedBetween(index: ProductIndex, least: number, most: number): Bitset {
  const { prices } = index;
  const { ordinals, values, changed } = sortedOrdinals(index, prices, 1);
  const bits = new Bitset(new Uint32Array(index.all.words.length));
  for (const ordinal of changed) {
    const price = prices[ordinal] as number;
    if (price >= least && price <= most) bits.add(ordinal);
  }
  for (let at = firstFrom(values, least); at < values.length && (values[at] as number) <= most; at++) {
    const ordinal = ordinals[at] as number;
    if (!changed.has(ordinal)) bits.add(ordinal);
  }
  return bits;
}

/**
 * The ordinals that each filter of the query admits, by the filter's key. Only the chosen options are looked up, because
 * a list filters by few of all.
 */
function chosenBy(index: ProductIndex, query: ProductQuery): [key: string, ordinals: Bitset][] {
  const { provinces, places } = index.vocabulary;
  const chosen: [string, Bitset][] = [];
  const add = (key: string, group: OptionGroup, options: FilterOption[]) =>
    chosen.push([key, anyOf(index, group, options)]);
  if (query.provinces.length > 0) add('provinces', 'province', optionsOf(provinces, query.provinces));
  if (query.places.length > 0) add('places', 'place', optionsOf([...places.values()], query.places));
  for (const filter of getKind(query.kind).filters) {
    const values = query.filters[filter.key] ?? [];
    if (values.length === 0) continue;
    const options =
      filter.type === 'term'
        ? optionsOf(termsOf(index.vocabulary, filter.taxonomy), values)
        : values.map(
            (value) => filter.options?.find((option) => option.value === value) ?? { value, label: '' },
          );
    add(filter.key, groupOf(filter), options);
  }
  const { near = [] } = query;
  if (near.length > 0)
    chosen.push(['near', near.reduce((bits, value) => bits.or(ordinalsNear(index, value)), new Bitset())]);
  return chosen;
}

function optionsOf(words: readonly { id: number; slug: string }[], slugs: string[]): FilterOption[] {
  return words.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => ({ value: String(id), label: '' }));
}

function anyOf(index: ProductIndex, name: OptionGroup, options: FilterOption[]): Bitset {
  return options.reduce((bits, option) => bits.or(ordinalsOf(index, name, option)), new Bitset());
}
