import type { Bitset } from '#modules/catalog/facet-index/bitset.ts';
import { filterProducts } from '#modules/catalog/facet-index/filter-products.ts';
import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import type { OptionGroup } from '#modules/catalog/facet-index/indexed-product.ts';
import type { ProductIndex } from '#modules/catalog/facet-index/product-index.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { FilterDeclaration } from '../kinds/kind.ts';
import { getKind } from '../kinds/registry.ts';

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
  priceRange: { minVnd: number; maxVnd: number };
}

/**
 * The filters of a list with a count beside each option, exact and as the database stands now. A filter's own choice does
 * not narrow its own options, so that a second option can be added. One statement.
 */
export async function listFacets(db: Executor, query: ProductQuery): Promise<Facets> {
  const index = await getFreshIndex(db, query.kind);
  const matching = filterProducts(index, query);
  const provinces = { key: 'provinces', label: 'Điểm đến' };
  return {
    facets: [
      {
        ...provinces,
        options: countWords(index, 'province', index.vocabulary.provinces, matching('provinces')),
      },
      ...getKind(query.kind).filters.map((filter) => ({
        key: filter.key,
        label: filter.label,
        options: countOptions(index, filter, matching(filter.key)),
      })),
    ],
    priceRange: priceRangeOf(index, matching()),
  };
}

function countOptions(index: ProductIndex, filter: FilterDeclaration, among: Bitset): Option[] {
  if (filter.type === 'term') {
    const words = index.vocabulary.terms.filter(
      (term) => term.taxonomy === filter.taxonomy && term.filterable,
    );
    return countWords(index, 'term', words, among);
  }
  const counted = [...index.group(`details.${filter.path}`)].map(([value, ordinals]) => ({
    value,
    label: value,
    count: ordinals.countWith(among),
  }));
  if (!filter.options) return mostFirst(counted);
  return filter.options.map((option) => ({
    ...option,
    count: counted.find(({ value }) => value === option.value)?.count ?? 0,
  }));
}

function countWords(
  index: ProductIndex,
  name: OptionGroup,
  words: { id: number; slug: string; title: string }[],
  among: Bitset,
): Option[] {
  const group = index.group(name);
  return mostFirst(
    words.map(({ id, slug, title }) => ({
      value: slug,
      label: title,
      count: group.get(String(id))?.countWith(among) ?? 0,
    })),
  );
}

/** Without those that nothing has. */
function mostFirst(options: Option[]): Option[] {
  return options
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
}

function priceRangeOf(index: ProductIndex, among: Bitset): Facets['priceRange'] {
  let [minVnd, maxVnd] = [Number.POSITIVE_INFINITY, 0];
  among.forEach((ordinal) => {
    const price = index.prices[ordinal] as number;
    if (price < minVnd) minVnd = price;
    if (price > maxVnd) maxVnd = price;
  });
  return { minVnd: Number.isFinite(minVnd) ? minVnd : 0, maxVnd };
}
