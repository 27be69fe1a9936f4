import { parseBounds } from '#modules/catalog/facet-index/product-query.ts';
import { type Alike, alikeOf, type PlainWord, plainWordsOf } from '#modules/search/understanding/alike.ts';
import type { OutsideName } from '#modules/search/understanding/parsing/outside-name-in.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import type { RegionWords } from '#modules/search/understanding/region-in.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Feature } from '#modules/search/understanding/wish/take-features.ts';
import type { WordingOf } from '#modules/settings/wordings/wording-kinds.ts';

/** The words that the office keeps for the search, ready for use. */
export interface ReadyWords {
  notSold: readonly OutsideName[];
  features: readonly Feature[];
  /** Pages that answer, each with the phrases by which visitors ask for it. */
  answers: readonly { title: string; said: readonly string[]; href: string }[];
  /** Those phrases and titles that have several words. */
  asked: readonly (readonly PlainWord[])[];
  alike: Alike;
  regions: readonly RegionWords[];
}

/** Those words as the search uses them. */
export function readyWords({ notSold, features, answers, alike, regions }: WordingOf<'search'>): ReadyWords {
  return {
    notSold: notSold.flatMap(({ name, said, href, like = '' }) =>
      [...phrasesOf(name), ...phrasesOf(said)].map((phrase) => {
        const words = queryWordsOf(phrase);
        return {
          name,
          href,
          like,
          keys: words.map(({ key }) => key),
          marked: words.map(({ typed }) => typed),
        };
      }),
    ),
    features: features.map(({ name, said, option, isOnlyWished }) => ({
      name,
      said: phrasesOf(said).map(searchKey).filter(Boolean),
      option: searchKey(option),
      isOnlyWished,
    })),
    answers: answers.map((answer) => ({ ...answer, said: phrasesOf(answer.said) })),
    asked: answers
      .flatMap(({ title, said }) => [title, ...phrasesOf(said)].map(plainWordsOf))
      .filter((phrase) => phrase.length > 1),
    alike: alikeOf(alike.map(({ words }) => phrasesOf(words))),
    regions: regions.map(({ name, said, provinces, within }) => ({
      name,
      phrases: [name, ...phrasesOf(said)].map(plainWordsOf),
      provinces: phrasesOf(provinces),
      bounds: parseBounds(within.replaceAll(' ', '')),
    })),
  };
}

/** The single words or phrases of a cell. */
const phrasesOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
