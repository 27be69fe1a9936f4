import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ProductQuery } from '#modules/catalog/queries/list-products.ts';
import { Bits } from './bitset.ts';
import type { OptionGroup, Shelf } from './product-index.ts';

/** What a query leaves of a shelf; `except` leaves one filter out, as the counts beside that filter's own options need. */
export type Narrowed = (except?: string) => Bits;

export function narrow(shelf: Shelf, query: ProductQuery): Narrowed {
  const base = baseOf(shelf, query);
  const chosen = chosenBy(shelf, query);
  const all = chosen.reduce((bits, [, slots]) => bits.and(slots), base);
  return (except) =>
    chosen.some(([key]) => key === except)
      ? chosen.reduce((bits, [key, slots]) => (key === except ? bits : bits.and(slots)), base)
      : all;
}

/** Everything but the filters that have options. */
function baseOf(shelf: Shelf, { special, priceMinVnd, priceMaxVnd, rankedIds }: ProductQuery): Bits {
  let base = shelf.all;
  if (rankedIds) {
    const ranked = new Bits();
    for (const id of rankedIds) {
      const slot = shelf.slotOf(id);
      if (slot !== undefined) ranked.add(slot);
    }
    base = base.and(ranked);
  }
  if (special) base = base.and(shelf.special);
  if (priceMinVnd === undefined && priceMaxVnd === undefined) return base;
  const [least, most] = [priceMinVnd ?? 1, priceMaxVnd ?? Number.POSITIVE_INFINITY];
  const within = new Bits(new Uint32Array(base.words.length));
  base.forEach((slot) => {
    const price = shelf.prices[slot] as number;
    if (price >= least && price <= most) within.add(slot);
  });
  return within;
}

/** The slots that each filter of the query admits, by the filter's key. */
function chosenBy(shelf: Shelf, query: ProductQuery): [key: string, slots: Bits][] {
  const { provinces, places, terms } = shelf.vocabulary;
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
    values.length === 0 ? [] : [[key, anyOf(shelf, group, options)]],
  );
}

function anyOf(shelf: Shelf, name: OptionGroup, options: string[]): Bits {
  const group = shelf.group(name);
  return options.reduce((bits, option) => bits.or(group.get(option) ?? new Bits()), new Bits());
}
