import { soundAlikesOf } from '#modules/search/understanding/typing/sound-alikes.ts';
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

/** Names longer than this are not looked up by sound: their spellings multiply. */
const maxSounded = 3;

/** Adjacent words joined as they may be spelled by ear, at most two of them otherwise than typed: 'nhatrang' for 'nha chang'. */
export function soundedNgrams(words: QueryWord[], ends: number[]): string[] {
  return words.flatMap((_, from) => {
    const end = Math.min(from + maxSounded, ends[from] ?? words.length);
    return Array.from({ length: Math.max(0, end - from - 1) }, (_, more) =>
      spellingsOf(
        words.slice(from, from + more + 2).map(({ key }) => key),
        2,
      ),
    ).flat();
  });
}

function spellingsOf([first, ...rest]: string[], changes: number): string[] {
  if (first === undefined) return [''];
  return soundAlikesOf(first).flatMap((word) => {
    const left = word === first ? changes : changes - 1;
    return left < 0 ? [] : spellingsOf(rest, left).map((others) => word + others);
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
