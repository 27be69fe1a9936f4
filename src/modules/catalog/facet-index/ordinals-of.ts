import type { FilterDeclaration, FilterOption } from '#modules/catalog/kinds/kind.ts';
import { Bitset } from './bitset.ts';
import type { OptionGroup } from './indexed-product.ts';
import type { ProductIndex } from './product-index.ts';

/** The group of the index in which the values of a filter stand. */
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

/** The products for which an option stands: those with its value, or with a number between its ends. */
export function ordinalsOf(index: ProductIndex, name: OptionGroup, option: FilterOption): Bitset {
  const group = index.group(name);
  const { value, from, upTo } = option;
  if (from === undefined && upTo === undefined) return group.get(value) ?? new Bitset();
  let bits = new Bitset();
  for (const [number, ordinals] of group) {
    const amount = Number(number);
    if (amount >= (from ?? Number.NEGATIVE_INFINITY) && amount <= (upTo ?? Number.POSITIVE_INFINITY))
      bits = bits.or(ordinals);
  }
  return bits;
}
