import type { FilterDeclaration } from './kind.ts';

/** The stored value of a filter value in an address: addresses older than the codes contain the label. */
export function currentValue(filter: FilterDeclaration, value: string): string {
  if (filter.type === 'term') return value;
  return filter.options?.find(({ formerly }) => formerly === value)?.value ?? value;
}
