import { compact, fold } from '#platform/vietnamese/fold.ts';
import { type KindName, kindNames } from './kind-names.ts';
import { kindProfiles } from './kind-profiles.ts';

/**
 * The kind that a text names by any of its words; of several the one that comes first in the text, and at one place the one with the longest
 * phrase: 'thuê xe máy' is no 'thuê xe'.
 * @param names of the places in it, in search form, whose words name no kind: 'phong nha' is no room
 */
export function kindNamedIn(
  text: string,
  {
    names = [],
    isThere = () => true,
  }: { names?: readonly string[]; isThere?: (name: KindName) => boolean } = {},
): KindName | undefined {
  const whole = ` ${fold(withoutOtherMarks(text))} `;
  const folded = names.reduce((left, name) => left.replaceAll(` ${name} `, ' | '), whole);
  const together = compact(folded);
  const placeOf = (word: string) => {
    // A phrase of several words means the same within a name: 'Cáp treo Fansipan', 'Bảo tàng Đà Nẵng'.
    const among = word.includes(' ') ? whole : folded;
    const at = Math.max(among.indexOf(` ${fold(word)} `), begunAt(folded, fold(word)));
    const isTogether =
      word.includes(' ') && compact(word).length >= lettersTogether && together.includes(compact(word));
    return at >= 0 ? at : isTogether ? together.indexOf(compact(word)) : Number.POSITIVE_INFINITY;
  };
  const named = kindNames
    .filter(isThere)
    .flatMap((name) => {
      const { labels, searchWords, alsoCalled } = kindProfiles[name];
      return [labels.one, ...searchWords, ...alsoCalled].map((word) => ({
        ...{ name, at: placeOf(word), length: word.length },
      }));
    })
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  return named[0]?.name;
}

/** The single words by which kinds are named, as they are written, by their search form: 'vé', 'tour'. */
export const kindWordsAlone: ReadonlyMap<string, string> = new Map(
  kindNames
    .flatMap((name) => [
      kindProfiles[name].labels.one,
      ...kindProfiles[name].searchWords,
      ...kindProfiles[name].alsoCalled,
    ])
    .filter((phrase) => !phrase.includes(' '))
    .map((phrase) => [fold(phrase), phrase.toLowerCase()]),
);

/** Without words that have other marks than those: 'về' is no 'vé'. */
const withoutOtherMarks = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => {
      const [typed, key] = [word.toLowerCase(), fold(word)];
      const meant = kindWordsAlone.get(key);
      return meant === undefined || typed === key || typed === meant || !/\p{L}$/u.test(typed) ? word : '|';
    })
    .join(' ');

/** Shorter phrases that are written in one are parts of other words: 'ô tô' of 'Cô Tô'. */
const lettersTogether = 5;

/** Where a text ends with a phrase whose last word is unfinished: 'xe sân b'; −1 where it does not. */
function begunAt(folded: string, phrase: string): number {
  const text = folded.trimEnd();
  const lastWord = phrase.lastIndexOf(' ');
  for (let end = phrase.length - 1; lastWord > 0 && end > lastWord + 1; end--)
    if (text.endsWith(` ${phrase.slice(0, end)}`)) return text.length - end - 1;
  return -1;
}

/** Whether a word belongs to the words for a kind: 'sạn' of 'khách sạn', 'oto'. */
export function isWordOf(kind: KindName, word: string): boolean {
  const { searchWords, alsoCalled } = kindProfiles[kind];
  return [...searchWords, ...alsoCalled].some(
    (name) => fold(name).split(' ').includes(fold(word)) || compact(name) === compact(word),
  );
}
