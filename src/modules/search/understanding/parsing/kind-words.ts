import { kindWordsAlone } from '#modules/catalog/kinds/kind-named-in.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';

/** The phrases by which visitors name a kind of product, in search form. */
export const kindPhrases: readonly string[][] = kindNames.flatMap((name) =>
  [kindProfiles[name].labels.one, ...kindProfiles[name].searchWords, ...kindProfiles[name].alsoCalled].map(
    (phrase) => searchKey(phrase).split(' '),
  ),
);

/** The single words of them. */
export const kindWords: ReadonlySet<string> = new Set(kindPhrases.flat());

/** Pairs of words that are side by side in a phrase, and phrases of one word. */
const kindPairs: ReadonlySet<string> = new Set(
  kindPhrases.flatMap((phrase) =>
    phrase.length === 1 ? phrase : phrase.slice(1).map((word, at) => `${phrase[at]} ${word}`),
  ),
);

/** Whether a word in search form names a kind alone, with a mark: 'phòng', 'vé'. */
const isMarkedAlone = (key: string) => (kindWordsAlone.get(key) ?? key) !== key;

/**
 * The same for words as typed: without its mark behind a marked word 'phong' of 'lá phong' is no 'phòng'. Names before it do not tell:
 * they get their marks when a text is respelled ('ve Cha Diệp').
 */
export function kindsIn(words: readonly { typed: string; key: string }[]): boolean[] {
  return inKindPhrases(
    words.map(({ typed, key }, at) => {
      const before = words[at - 1];
      const isBehindMarked = before !== undefined && before.typed !== before.key;
      return isBehindMarked && typed === key && isMarkedAlone(key) ? '' : key;
    }),
  );
}

/**
 * For each word in search form whether it names a kind: two as in a phrase, and others of phrases beside those. 'du' of 'du thuyền' does, but
 * not of 'dù lượn', nor 'ngày bay' by 'tàu ngày' and 'sân bay'.
 */
export function inKindPhrases(keys: readonly string[]): boolean[] {
  const isSure = keys.map(
    (key, at) =>
      kindPairs.has(key) ||
      kindPairs.has(`${keys[at - 1]} ${key}`) ||
      kindPairs.has(`${key} ${keys[at + 1]}`),
  );
  return keys.map(
    (key, at) => isSure[at] || (kindWords.has(key) && (isSure[at - 1] || isSure[at + 1]) === true),
  );
}

/** The longest phrase for a kind in words: 'du thuyền' of 'tàu du thuyền'. 'phòng', 'vé' and 'xe' are in many other texts. */
export function tellingKindIn<Word extends { key: string }>(words: readonly Word[]): Word[] {
  const found = kindPhrases.flatMap((phrase) => {
    if (phrase.length === 1 && /^(?:phong|ve|xe)$/.test(phrase.join())) return [];
    const at = words.findIndex((_, from) => phrase.every((key, next) => words[from + next]?.key === key));
    return at < 0 || phrase.join(' ') === 'dich vu' ? [] : [words.slice(at, at + phrase.length)];
  });
  return found.toSorted((one, other) => other.length - one.length)[0] ?? [];
}
