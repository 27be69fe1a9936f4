import type { QueryWord } from './query-word.ts';

/** The longest name of the vocabulary that is looked up as a unit, in words. */
export const maxNgram = 4;

/** Adjacent words joined: 'da', 'lat', 'dalat' …; `ends` gives for each word how far they may reach. */
export function ngrams(words: QueryWord[], ends?: number[]): string[] {
  return words.flatMap((_, from) => {
    const end = Math.min(from + maxNgram, ends?.[from] ?? words.length);
    return Array.from({ length: end - from }, (_, more) =>
      words
        .slice(from, from + more + 1)
        .map(({ key }) => key)
        .join(''),
    );
  });
}

/** Every substring of a long word, because it may be several words joined: 'khachsandalat'. */
export function substringsOf(words: QueryWord[]): string[] {
  return words
    .filter(({ key }) => key.length >= 5)
    .flatMap(({ key }) =>
      Array.from({ length: key.length - 1 }, (_, from) =>
        Array.from({ length: Math.min(12, key.length - from) - 1 }, (_, more) =>
          key.slice(from, from + more + 2),
        ),
      ).flat(),
    );
}
