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

/** For each word in search form whether it names a kind, alone or beside others that do: 'du' of 'du thuyền', but not of 'dù lượn'. */
export const inKindPhrases = (keys: readonly string[]): boolean[] =>
  keys.map((key, at) => {
    const isBeside = [keys[at - 1], keys[at + 1]].some(
      (other) => other !== undefined && kindWords.has(other),
    );
    return kindWords.has(key) && (isBeside || kindPhrases.some((phrase) => phrase.join(' ') === key));
  });
