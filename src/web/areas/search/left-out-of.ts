import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import { isWordOf } from '#modules/search/everything/search-tabs.ts';
import { compact, fold } from '#platform/vietnamese/fold.ts';

/**
 * Words that nothing has; the shown kind's own are met by the tab, and 'vinwonder' is in 'VinWonders Phú Quốc', as 'bay' is in the
 * name of the airport that is shown.
 */
export function leftOutOf(
  found: Found | null,
  kind: KindName | undefined,
  place: string | undefined,
): string[] {
  const corrected = compact(found?.correctedTo ?? '');
  const inPlace = ` ${fold(place ?? '')} `;
  return (found?.leftOut ?? []).filter(
    (word) =>
      !(kind && isWordOf(kind, word)) &&
      !corrected.includes(compact(word)) &&
      !inPlace.includes(` ${fold(word)} `),
  );
}
