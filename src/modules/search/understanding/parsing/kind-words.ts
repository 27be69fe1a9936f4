import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';

/** The phrases by which visitors name a kind of product, in search form. */
export const kindPhrases: readonly string[][] = kindNames.flatMap((name) =>
  [kindProfiles[name].labels.one, ...kindProfiles[name].searchWords, ...kindProfiles[name].alsoCalled].map(
    (phrase) => searchKey(phrase).split(' '),
  ),
);

/** For each word in search form whether it belongs to a whole such phrase: 'du' of 'du thuyền', but not of 'dù lượn'. */
export const inKindPhrases = (keys: readonly string[]): boolean[] =>
  keys.map((_, at) =>
    kindPhrases.some((phrase) =>
      phrase.some((_, before) => phrase.every((key, next) => keys[at - before + next] === key)),
    ),
  );

/** The single words of them. */
export const kindWords: ReadonlySet<string> = new Set(kindPhrases.flat());
