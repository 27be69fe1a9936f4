import { isWordOf, kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { isSoLong, isTripKind, tripLengthIn } from '#modules/search/understanding/normalize-trip-length.ts';
import { isCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { doing } from '#modules/search/understanding/parsing/without-others.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { compact, fold } from '#platform/vietnamese/fold.ts';
import type { Found } from './found.ts';
import { questionsIn } from './questions-in.ts';

interface Shown {
  asked: string;
  /** What of the text may name a kind. */
  kindText: string;
  /** Words that are known to be in nothing. */
  known: readonly string[];
  /** Words that the shown list has given up. */
  ofList: readonly string[];
  tabs: readonly { name: string }[];
  shown: { name: KindName | 'article' } | null;
  place: string | undefined;
  results: readonly { title: string; place: string }[];
}

/**
 * What has to be said of results: the words that they have not, and `instead`, what they are where nothing is of the kind that was named,
 * or no such service; '' where there is some.
 */
export function describeResults(found: Found | null, shown: Shown): { leftOut: string[]; instead: string } {
  const { guides, whatToDo, whereToGo, kitchens } = questionsIn(shown.asked);
  const isGuide = (guides && shown.shown?.name === 'article') || whatToDo || whereToGo;
  // Who calls a walk from one kitchen to the next a tour misses none.
  const named = kitchens ? undefined : kindNamedIn(shown.kindText, { names: found?.names ?? [] });
  return { leftOut: isGuide ? [] : leftOutOf(found, shown, named), instead: insteadOf(named, shown) };
}

function insteadOf(named: KindName | undefined, { asked, tabs, shown, results }: Shown): string {
  if (!shown || shown.name === 'article') return '';
  const service = shown.name === 'service' ? serviceThatNoneIs(asked, results) : '';
  if (service) return `Ở nơi này chưa có “${service}”: đây là dịch vụ khác.`;
  if (!named || tabs.some(({ name }) => name === named)) return '';
  const [sought, seen] = [named, shown.name].map((name) => kindProfiles[name].nouns.compared);
  return `Không ${sought} nào như vậy: đây là ${seen}.`;
}

/**
 * Words that nothing has; the shown kind's own are met by the tab, and 'vinwonder' is in 'VinWonders Phú Quốc', as 'bay' is in the
 * name of the airport that is shown. What all results have is not left out either: 'Côn Đảo', where they all lie.
 */
function leftOutOf(
  found: Found | null,
  { asked, known, ofList, shown, place, results }: Shown,
  named: KindName | undefined,
): string[] {
  const kind = shown && shown.name !== 'article' ? shown.name : undefined;
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
    (!isTripKind(kind) && isLengthWord.test(fold(word))) ||
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
  return [...new Set([...known, ...ofText, ...lengthThatNoneHas(asked, kind, results)])];
}

/** Which service is wanted where none that is shown is one: 'xe máy' beside boats. Services have nothing else in common. */
function serviceThatNoneIs(text: string, results: readonly { title: string }[]): string {
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
  if (!sought) return '';
  const words = typed.slice(sought.at, sought.at + sought.length).join(' ');
  const isOne = ({ title }: { title: string }) => fold(title).includes(fold(words));
  return results.some(isOne) ? '' : words;
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

/** How long a trip should be where none that is shown is so long: '2 ngày 1 đêm' beside 3N2Đ. */
function lengthThatNoneHas(
  text: string,
  kind: KindName | undefined,
  results: readonly { title: string }[],
): string[] {
  const isTrip = isTripKind(kind) && results.length > 0;
  const isNone = isTrip && results.every(({ title }) => isSoLong(text, title) === false);
  return isNone ? tripLengthIn(text).split(' ') : [];
}
