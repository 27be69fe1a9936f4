import type { Bits } from '#modules/catalog/facet-index/bitset.ts';
import { narrow } from '#modules/catalog/facet-index/filter-products.ts';
import { freshShelf } from '#modules/catalog/facet-index/get-fresh-index.ts';
import type { OptionGroup, Shelf } from '#modules/catalog/facet-index/product-index.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { FilterDeclaration } from '../kinds/kind.ts';
import { getKind } from '../kinds/registry.ts';
import type { ProductQuery } from './list-products.ts';

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
  const shelf = await freshShelf(db, query.kind);
  const narrowed = narrow(shelf, query);
  const provinces = { key: 'provinces', label: 'Điểm đến' };
  return {
    facets: [
      {
        ...provinces,
        options: countWords(shelf, 'province', shelf.vocabulary.provinces, narrowed('provinces')),
      },
      ...getKind(query.kind).filters.map((filter) => ({
        key: filter.key,
        label: filter.label,
        options: countOptions(shelf, filter, narrowed(filter.key)),
      })),
    ],
    priceRange: priceRangeOf(shelf, narrowed()),
  };
}

function countOptions(shelf: Shelf, filter: FilterDeclaration, among: Bits): Option[] {
  if (filter.type === 'term') {
    const words = shelf.vocabulary.terms.filter(
      (term) => term.taxonomy === filter.taxonomy && term.filterable,
    );
    return countWords(shelf, 'term', words, among);
  }
  const counted = [...shelf.group(`details.${filter.path}`)].map(([value, slots]) => ({
    value,
    label: value,
    count: slots.countWith(among),
  }));
  if (!filter.options) return mostFirst(counted);
  return filter.options.map((option) => ({
    ...option,
    count: counted.find(({ value }) => value === option.value)?.count ?? 0,
  }));
}

function countWords(
  shelf: Shelf,
  name: OptionGroup,
  words: { id: number; slug: string; title: string }[],
  among: Bits,
): Option[] {
  const group = shelf.group(name);
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

function priceRangeOf(shelf: Shelf, among: Bits): Facets['priceRange'] {
  let [minVnd, maxVnd] = [Number.POSITIVE_INFINITY, 0];
  among.forEach((slot) => {
    const price = shelf.prices[slot] as number;
    if (price < minVnd) minVnd = price;
    if (price > maxVnd) maxVnd = price;
  });
  return { minVnd: Number.isFinite(minVnd) ? minVnd : 0, maxVnd };
}
