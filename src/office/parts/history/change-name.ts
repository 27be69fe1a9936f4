import { catalogueNames } from './catalogue-names.ts';
import { tradeNames } from './trade-names.ts';

/** The label of a change's key; an unknown key is shown as it is. */
export function changeName(key: string): string {
  return tradeNames[key] ?? catalogueNames[key] ?? key;
}
