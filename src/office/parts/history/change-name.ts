import { ownValue } from '#platform/forms/own-value.ts';
import { catalogueNames } from './catalogue-names.ts';
import { tradeNames } from './trade-names.ts';

/** The label of a change's key; an unknown key is shown as it is. */
export function changeName(key: string): string {
  return ownValue(tradeNames, key) ?? ownValue(catalogueNames, key) ?? key;
}
