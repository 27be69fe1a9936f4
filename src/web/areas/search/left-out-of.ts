import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import { isWordOf } from '#modules/search/everything/search-tabs.ts';
import { isSoLong, tripLengthIn } from '#modules/search/understanding/normalize-trip-length.ts';
import { compact, fold } from '#platform/vietnamese/fold.ts';

/**
 * Words that nothing has; the shown kind's own are met by the tab, and 'vinwonder' is in 'VinWonders Phú Quốc', as 'bay' is in the
 * name of the airport that is shown. What all results have is not left out either: 'Côn Đảo', where they all lie.
 */
export function leftOutOf(
  found: Found | null,
  kind: KindName | undefined,
  place: string | undefined,
  results: readonly { title: string; place: string }[],
): string[] {
  const corrected = compact(found?.correctedTo ?? '');
  const inPlace = ` ${fold(place ?? '')} `;
  const said = results.map((one) => ` ${fold(`${one.title} ${one.place}`)} `);
  const haveAll = (word: string) => said.length > 0 && said.every((one) => one.includes(` ${fold(word)} `));
  return (found?.leftOut ?? []).filter(
    (word) =>
      !(kind && isWordOf(kind, word)) &&
      !corrected.includes(compact(word)) &&
      !haveAll(word) &&
      !inPlace.includes(` ${fold(word)} `),
  );
}

/** Kinds that have their length in their titles. */
const tripKinds: ReadonlySet<KindName> = new Set(['combo', 'tour', 'cruise']);

/** How long a trip should be where none that is shown is so long: '2 ngày 1 đêm' beside 3N2Đ. */
export function lengthThatNoneHas(
  text: string,
  kind: KindName,
  results: readonly { title: string }[],
): string[] {
  const isTrip = tripKinds.has(kind) && results.length > 0;
  const isNone = isTrip && results.every(({ title }) => isSoLong(text, title) === false);
  return isNone ? tripLengthIn(text).split(' ') : [];
}
