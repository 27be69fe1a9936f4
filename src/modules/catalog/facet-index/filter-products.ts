import { getKind } from '#modules/catalog/kinds/registry.ts';
import { Bitset } from './bitset.ts';
import type { OptionGroup } from './indexed-product.ts';
import type { ProductIndex } from './product-index.ts';
import type { ProductQuery } from './product-query.ts';

/** What a query leaves of an index; `except` leaves one filter out, as the counts beside that filter's own options need. */
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

/** Everything but the filters that have options. */
function baseOf(index: ProductIndex, { special, priceMinVnd, priceMaxVnd, rankedIds }: ProductQuery): Bitset {
  let base = index.all;
  if (rankedIds) {
    const ranked = new Bitset();
    for (const id of rankedIds) {
      const ordinal = index.ordinalOf(id);
      if (ordinal !== undefined) ranked.add(ordinal);
    }
    base = base.and(ranked);
  }
  if (special) base = base.and(index.special);
  if (priceMinVnd === undefined && priceMaxVnd === undefined) return base;
  const [least, most] = [priceMinVnd ?? 1, priceMaxVnd ?? Number.POSITIVE_INFINITY];
  const within = new Bitset(new Uint32Array(base.words.length));
  base.forEach((ordinal) => {
    const price = index.prices[ordinal] as number;
    if (price >= least && price <= most) within.add(ordinal);
  });
  return within;
}

/** The ordinals that each filter of the query admits, by the filter's key. */
function chosenBy(index: ProductIndex, query: ProductQuery): [key: string, ordinals: Bitset][] {
  const { provinces, places, terms } = index.vocabulary;
  const idsOf = (words: { id: number; slug: string }[], slugs: string[]) =>
    words.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => String(id));
  const wanted: [string, OptionGroup, string[], string[]][] = [
    ['provinces', 'province', query.provinces, idsOf(provinces, query.provinces)],
    ['places', 'place', query.places, idsOf(places, query.places)],
  ];
  for (const filter of getKind(query.kind).filters) {
    const values = query.filters[filter.key] ?? [];
    if (filter.type === 'detail') wanted.push([filter.key, `details.${filter.path}`, values, values]);
    else {
      const words = terms.filter(({ taxonomy }) => taxonomy === filter.taxonomy);
      wanted.push([filter.key, 'term', values, idsOf(words, values)]);
    }
  }
  return wanted.flatMap(([key, group, values, options]) =>
    values.length === 0 ? [] : [[key, anyOf(index, group, options)]],
  );
}

function anyOf(index: ProductIndex, name: OptionGroup, options: string[]): Bitset {
  const group = index.group(name);
  return options.reduce((bits, option) => bits.or(group.get(option) ?? new Bitset()), new Bitset());
}
