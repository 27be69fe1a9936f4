import { searchKey } from '#modules/search/understanding/search-key.ts';
import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';

/** A word of a text for comparison: as written with its marks in one position, and in search form. */
export interface PlainWord {
  marked: string;
  key: string;
}

/** The words of a text. */
export function plainWordsOf(text: string): PlainWord[] {
  return (toTraditionalTonePlacement(text.toLowerCase()).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap(
    (marked) => {
      const key = searchKey(marked).replaceAll(' ', '');
      return key ? [{ marked, key }] : [];
    },
  );
}

/** Groups of phrases that mean the same, by the first word of each phrase. */
export type Alike = ReadonlyMap<string, { words: PlainWord[]; group: string }[]>;

/** A number of words of a text that stand for what a group means. */
export interface MeantPhrase {
  at: number;
  length: number;
  group: string;
}

export function alikeOf(groups: readonly string[][]): Alike {
  const phrases = groups.flatMap((phrases, at) =>
    phrases.map((phrase) => ({ words: plainWordsOf(phrase), group: `#${at}` })),
  );
  return Map.groupBy(
    phrases.filter(({ words }) => words.length > 0),
    ({ words }) => words[0]?.key ?? '',
  );
}

/**
 * The phrases of groups that a text has, the longest at each word. In a text with marks a word without any is meant so: 'cho' is no
 * 'chó'; in one without, it may be either.
 */
export function meantIn(words: readonly PlainWord[], alike: Alike): MeantPhrase[] {
  const isMarked = words.some(({ marked, key }) => marked !== key);
  const found: MeantPhrase[] = [];
  for (let at = 0; at < words.length; at++) {
    const said = (alike.get(words[at]?.key ?? '') ?? []).filter(({ words: phrase }) =>
      holdsAt(words, at, phrase, isMarked ? isWritten : isSaid),
    );
    const longest = Math.max(0, ...said.map(({ words: phrase }) => phrase.length));
    for (const { words: phrase, group } of said)
      if (phrase.length === longest)
        found.push({ at, length: holdsAt(words, at, phrase, isMarked ? isWritten : isSaid), group });
  }
  return found;
}

/**
 * The number of words from a place on that a phrase covers, with at most one other word within it: 'đổi sang ngày'. 0 where it is not
 * there.
 */
export function holdsAt(
  words: readonly PlainWord[],
  at: number,
  phrase: readonly PlainWord[],
  isSame = isSaid,
): number {
  const reach = (gapAt: number) =>
    phrase.every((word, next) => isSame(words[at + next + (next >= gapAt ? 1 : 0)], word));
  if (phrase.every((word, next) => isSame(words[at + next], word))) return phrase.length;
  const hasGap = phrase.some((_, gapAt) => gapAt > 0 && reach(gapAt));
  return hasGap ? phrase.length + 1 : 0;
}

/** Whether a word was typed as that one, or without marks. */
export const isSaid = (typed: PlainWord | undefined, word: PlainWord): boolean =>
  typed !== undefined &&
  typed.key === word.key &&
  (typed.marked === word.marked || typed.marked === typed.key);

const isWritten = (typed: PlainWord | undefined, word: PlainWord): boolean => typed?.marked === word.marked;
