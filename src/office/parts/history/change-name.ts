import { catalogueNames } from './catalogue-names.ts';
import { tradeNames } from './trade-names.ts';

/** What a key of a change is called; one that nobody has named shows as it is. */
export function changeName(key: string): string {
  return tradeNames[key] ?? catalogueNames[key] ?? key;
}
