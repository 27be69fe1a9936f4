import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import {
  asksForKitchens,
  isSoLong,
  isWordOf,
  kindNamedIn,
  tripLengthIn,
} from '#modules/search/everything/search-tabs.ts';
import { isCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { doing } from '#modules/search/understanding/parsing/without-others.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { compact, fold } from '#platform/vietnamese/fold.ts';

interface Shown {
  asked: string;
  /** Words that are known to be in nothing. */
  known: readonly string[];
  /** Words that the shown list has given up. */
  ofList: readonly string[];
  kind: KindName | undefined;
  place: string | undefined;
  results: readonly { title: string; place: string }[];
  /** The kind that the text names. */
  named?: KindName | undefined;
}

/** The kind that a text names; of who calls a walk from one kitchen to the next a tour none is. */
export const kindSought = (text: string, names: readonly string[] = []): KindName | undefined =>
  asksForKitchens(text) ? undefined : kindNamedIn(text, { names });

/** Says that nothing of the kind that was named is there, and what is shown instead; '' where there is some. */
export function insteadOf(
  named: KindName | undefined,
  { tabs, shown }: { tabs: readonly { name: string }[]; shown: { name: string } | null },
): string {
  const isThere = !named || !shown || tabs.some(({ name }) => name === named);
  if (isThere || shown.name === 'article') return '';
  const [sought, seen] = [named, shown.name as KindName].map((name) => kindProfiles[name].nouns.compared);
  return `Không ${sought} nào như vậy: đây là ${seen}.`;
}

/**
 * Words that nothing has; the shown kind's own are met by the tab, and 'vinwonder' is in 'VinWonders Phú Quốc', as 'bay' is in the
 * name of the airport that is shown. What all results have is not left out either: 'Côn Đảo', where they all lie.
 */
export function leftOutOf(
  found: Found | null,
  { asked, known, ofList, kind, place, results, named }: Shown,
): string[] {
  const corrected = compact(found?.correctedTo ?? '');
  const inPlace = ` ${fold(place ?? '')} `;
  const said = results.map((one) => ` ${fold(`${one.title} ${one.place}`)} `);
  const haveAll = (word: string) => said.length > 0 && said.every((one) => one.includes(` ${fold(word)} `));
  const leftOut = [...(found?.leftOut ?? []), ...ofList];
  // 'san' of 'san may' is no hotel.
  const isOfKind = (word: string) =>
    [kind, named].some((one) => one && isWordOf(one, word)) && !isHalfOfCompound(word, leftOut);
  const isWithinDay =
    / 1 ngay /.test(` ${fold(leftOut.join(' '))} `) && results.some(({ title }) => withinDay.test(title));
  // A stay or a ride of two days is two days of the calendar, and 'không' asks.
  const isUnderstood = (word: string) =>
    (!tripKinds.has(kind) && isLengthWord.test(fold(word))) ||
    asking.has(searchKey(word)) ||
    (isWithinDay && isLengthWord.test(fold(word)));
  const ofText = leftOut.filter(
    (word) =>
      !isOfKind(word) &&
      !isUnderstood(word) &&
      !doing.has(searchKey(word)) &&
      !corrected.includes(compact(word)) &&
      !haveAll(word) &&
      !inPlace.includes(` ${fold(word)} `),
  );
  const further = [...lengthThatNoneHas(asked, kind, results), ...serviceThatNoneIs(asked, kind, results)];
  return [...new Set([...known, ...ofText, ...further])];
}

/** Which service is wanted where none that is shown is one: 'xe máy' beside boats. Services have nothing else in common. */
function serviceThatNoneIs(
  text: string,
  kind: KindName | undefined,
  results: readonly { title: string }[],
): string[] {
  if (kind !== 'service' || results.length === 0) return [];
  const isVehicle = (name: readonly string[]) => name[0] === 'xe';
  const typed = text.split(/\s+/);
  const sought = kindProfiles.service.alsoCalled
    .map((name) => fold(name).split(' '))
    .filter(isVehicle)
    .map((name) => ({
      length: name.length,
      at: typed.findIndex((_, from) => name.every((word, next) => fold(typed[from + next] ?? '') === word)),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.length - one.length)[0];
  if (!sought) return [];
  const words = typed.slice(sought.at, sought.at + sought.length);
  const isOne = ({ title }: { title: string }) => fold(title).includes(fold(words.join(' ')));
  return results.some(isOne) ? [] : words;
}

/** What only asks. */
const asking: ReadonlySet<string> = new Set('khong ko gi nao sao vay'.split(' '));

const withinDay = /trong ngày|một ngày|nửa ngày/iu;

const isLengthWord = /^(?:\d{1,2}|ngay|dem)$/;

const isHalfOfCompound = (word: string, words: readonly string[]) =>
  words.slice(1).some((next, at) => {
    const keys = [words[at] ?? '', next].map(searchKey);
    return [words[at], next].includes(word) && isCompound(keys) && !inKindPhrases(keys).every(Boolean);
  });

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
