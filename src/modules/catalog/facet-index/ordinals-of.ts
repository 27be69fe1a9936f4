import type { FilterDeclaration, FilterOption } from '#modules/catalog/kinds/kind.ts';
import { Bitset } from './bitset.ts';
import type { OptionGroup } from './indexed-product.ts';
import type { ProductIndex } from './product-index.ts';

/** The index group that holds the values of a filter. */
export function groupOf(filter: FilterDeclaration): OptionGroup {
  switch (filter.type) {
    case 'term':
      return 'term';
    case 'detail':
      return `details.${filter.path}`;
    case 'unit':
      return `units.${filter.path}`;
    case 'plan':
      return `plans.${filter.path}`;
    case 'score':
      return 'score';
  }
}

/** With more changes since, a range is rebuilt. */
const maxPatched = 500;

interface Range {
  /** Of `changesSeen`. */
  seen: number;
  bits: Bitset;
}
const rangesOf = new WeakMap<ProductIndex, Map<string, Range>>();

/** The products that match an option: those with its value, or with a number in its range. */
export function ordinalsOf(index: ProductIndex, name: OptionGroup, option: FilterOption): Bitset {
  const { value, from, upTo } = option;
  if (from === undefined && upTo === undefined) return index.group(name).get(value) ?? new Bitset();
  const ranges = rangesOf.get(index) ?? new Map<string, Range>();
  rangesOf.set(index, ranges);
  const key = `${name} ${from ?? ''} ${upTo ?? ''}`;
  const known = ranges.get(key);
  if (known?.seen === index.changesSeen) return known.bits;
  const within = [...index.group(name)].filter(([number]) => {
    const amount = Number(number);
    return amount >= (from ?? Number.NEGATIVE_INFINITY) && amount <= (upTo ?? Number.POSITIVE_INFINITY);
  });
  const bits = unionOf(
    within.map(([, ordinals]) => ordinals),
    index,
    known,
  );
  ranges.set(key, { seen: index.changesSeen, bits });
  return bits;
}

/**
 * Distances and scores have a thousand values, each with a bitset as long as the catalogue: the cached union is reused,
 * and only changed products are checked again.
 */
function unionOf(sets: readonly Bitset[], index: ProductIndex, known: Range | undefined): Bitset {
  const changed = known && index.changedSince(known.seen, maxPatched);
  if (!changed) return sets.reduce((union, set) => union.or(set), new Bitset());
  // A copy, because callers may still hold the former bitset.
  const union = new Bitset(known.bits.words.slice());
  for (const ordinal of changed)
    if (sets.some((set) => set.has(ordinal))) union.add(ordinal);
    else union.delete(ordinal);
  return union;
}
