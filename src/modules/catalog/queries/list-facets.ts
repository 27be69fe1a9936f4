import type { Bitset } from '#modules/catalog/facet-index/bitset.ts';
import { filterProducts } from '#modules/catalog/facet-index/filter-products.ts';
import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import type { OptionGroup } from '#modules/catalog/facet-index/indexed-product.ts';
import { ordinalsNear } from '#modules/catalog/facet-index/ordinals-near.ts';
import { groupOf, ordinalsOf } from '#modules/catalog/facet-index/ordinals-of.ts';
import type { ProductIndex } from '#modules/catalog/facet-index/product-index.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { termsOf } from '#modules/catalog/facet-index/terms-of.ts';
import { countsAmong, freeBits, type ProductCounts } from '#modules/catalog/facet-index/trip-standing.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { FilterDeclaration, FilterOption } from '../kinds/kind.ts';
import { getKind } from '../kinds/registry.ts';
import { type PriceRange, priceRangeOf } from './price-range.ts';

interface Option {
  value: string;
  label: string;
  count: number;
}

export interface Facet {
  key: string;
  label: string;
  options: Option[];
}

export interface Facets {
  facets: Facet[];
  priceRange: PriceRange;
}

/**
 * The filters of a list with a count for each option, exact and current. A filter's own selection does not reduce its own
 * options, so that a second option can be added. For a trip, only available products out of those that were priced are
 * counted. One statement, none when the caller passes a fresh index.
 */
export async function listFacets(db: Executor, query: ProductQuery, fresh?: ProductIndex): Promise<Facets> {
  const index = fresh ?? (await getFreshIndex(db, query.kind));
  const filter = filterProducts(index, query);
  const { standing } = query;
  const free = standing && freeBits(index, standing);
  const matching = once((bits: Bitset) => (free ? bits.and(free) : bits));
  const counts = once((bits: Bitset) => countsAmong(index, standing, bits));
  const countsFor = (key: string) => counts(matching(filter(key)));
  const provinces = { key: 'provinces', label: 'Điểm đến' };
  // Where only some provinces were priced, others are counted for any day and price.
  const { standing: _, priceMinVnd: __, priceMaxVnd: ___, ...anyDay } = query;
  const elsewhere =
    standing && query.provinces.length > 0
      ? countsAmong(index, undefined, filterProducts(index, anyDay)('provinces'))
      : countsFor('provinces');
  const near = nearFacet(index, query);
  return {
    facets: [
      ...(near ? [near] : []),
      {
        ...provinces,
        options: countWords(index, 'province', index.vocabulary.provinces, elsewhere, query.provinces),
      },
      ...getKind(query.kind).filters.map((filter) => ({
        key: filter.key,
        label: filter.label,
        options: countOptions(index, filter, {
          counts: countsFor(filter.key),
          chosen: query.filters[filter.key] ?? [],
        }),
      })),
    ],
    priceRange: priceRangeOf(index, standing, matching(filter())),
  };
}

/** For one answer: most filters admit the same products. */
function once<Result>(make: (bits: Bitset) => Result): (bits: Bitset) => Result {
  const made = new Map<Bitset, Result>();
  return (bits) => {
    const known = made.get(bits);
    if (known !== undefined) return known;
    const result = make(bits);
    made.set(bits, result);
    return result;
  };
}

function countOptions(
  index: ProductIndex,
  filter: FilterDeclaration,
  { counts, chosen }: { counts: ProductCounts; chosen: readonly string[] },
): Option[] {
  if (filter.type === 'term') {
    const words = termsOf(index.vocabulary, filter.taxonomy).filter((term) => term.filterable);
    return countWords(index, 'term', words, counts, chosen);
  }
  const group = groupOf(filter);
  if (!filter.options) {
    const counted = [...index.group(group)].map(([value, ordinals]) => ({
      value,
      label: value,
      count: counts.of(ordinals),
    }));
    return mostFirst(counted, chosen);
  }
  const { ofOption } = counts;
  const countOf = (option: FilterOption) =>
    ofOption && filter.type === 'plan'
      ? ofOption(`${filter.path}=${option.value}`)
      : counts.of(ordinalsOf(index, group, option));
  return filter.options.map((option) => ({
    value: option.value,
    label: option.label,
    count: countOf(option),
  }));
}

function countWords(
  index: ProductIndex,
  name: OptionGroup,
  words: { id: number; slug: string; title: string; isShown: boolean }[],
  counts: ProductCounts,
  chosen: readonly string[],
): Option[] {
  const group = index.group(name);
  const countOf = (ordinals: Bitset | undefined) => (ordinals ? counts.of(ordinals) : 0);
  const offered = words.filter(({ slug, isShown }) => isShown || chosen.includes(slug));
  return mostFirst(
    offered.map(({ id, slug, title }) => ({
      value: slug,
      label: title,
      count: countOf(group.get(String(id))),
    })),
    chosen,
  );
}

/** Sorted by count, without empty options; chosen ones stay, so that they can be removed. */
function mostFirst(options: Option[], chosen: readonly string[]): Option[] {
  return options
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
}

/** Selectable distances from a place in kilometres; the options are nested. */
const nearKilometres = [1, 3, 5, 10];

/**
 * Counts of products within a distance of the place that the list is about: for any date, whatever place they are
 * linked to. Null when the list is about no place, or about a hidden one that is not chosen.
 */
function nearFacet(index: ProductIndex, query: ProductQuery) {
  const { landmark, standing: _, priceMinVnd: __, priceMaxVnd: ___, rankedIds: ____, ...rest } = query;
  const chosen = query.near?.[0]?.split('.')[0];
  const slug = landmark ?? chosen;
  const place = slug && index.vocabulary.places.get(slug);
  if (!place || !(place.isShown || chosen)) return null;
  const among = filterProducts(index, { ...rest, places: [] })('near');
  return {
    key: 'near',
    label: `Cách ${place.title}`,
    options: nearKilometres.map((km) => {
      const value = `${slug}.${km}`;
      return { value, label: `Dưới ${km} km`, count: ordinalsNear(index, value).countWith(among) };
    }),
  };
}
