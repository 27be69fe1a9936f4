import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import { isSoLong, isWordOf, tripLengthIn } from '#modules/search/everything/search-tabs.ts';
import { compact, fold } from '#platform/vietnamese/fold.ts';

interface Shown {
  asked: string;
  /** Words that are known to be in nothing. */
  known: readonly string[];
  kind: KindName | undefined;
  place: string | undefined;
  results: readonly { title: string; place: string }[];
}

/**
 * Words that nothing has; the shown kind's own are met by the tab, and 'vinwonder' is in 'VinWonders Phú Quốc', as 'bay' is in the
 * name of the airport that is shown. What all results have is not left out either: 'Côn Đảo', where they all lie.
 */
export function leftOutOf(found: Found | null, { asked, known, kind, place, results }: Shown): string[] {
  const corrected = compact(found?.correctedTo ?? '');
  const inPlace = ` ${fold(place ?? '')} `;
  const said = results.map((one) => ` ${fold(`${one.title} ${one.place}`)} `);
  const haveAll = (word: string) => said.length > 0 && said.every((one) => one.includes(` ${fold(word)} `));
  const ofText = (found?.leftOut ?? []).filter(
    (word) =>
      !(kind && isWordOf(kind, word)) &&
      !corrected.includes(compact(word)) &&
      !haveAll(word) &&
      !inPlace.includes(` ${fold(word)} `),
  );
  return [...new Set([...known, ...ofText, ...lengthThatNoneHas(asked, kind, results)])];
}

/** Kinds that have their length in their titles. */
const tripKinds: ReadonlySet<KindName | undefined> = new Set<KindName>(['combo', 'tour', 'cruise']);

/** How long a trip should be where none that is shown is so long: '2 ngày 1 đêm' beside 3N2Đ. */
function lengthThatNoneHas(
  text: string,
  kind: KindName | undefined,
  results: readonly { title: string }[],
): string[] {
  const isTrip = tripKinds.has(kind) && results.length > 0;
  const isNone = isTrip && results.every(({ title }) => isSoLong(text, title) === false);
  return isNone ? tripLengthIn(text).split(' ') : [];
}
