import type { FilterDeclaration } from './kind.ts';

/** A value that an address gives to a filter as it is stored now: addresses from before it had a code give its label. */
export function currentValue(filter: FilterDeclaration, value: string): string {
  if (filter.type === 'term') return value;
  return filter.options?.find(({ formerly }) => formerly === value)?.value ?? value;
}
