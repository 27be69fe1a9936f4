import { isMarkedAlike } from '#modules/search/understanding/parsing/corrected-segments-at.ts';
import type { QueryWord } from '#modules/search/understanding/parsing/query-word.ts';
import type { Segment } from '#modules/search/understanding/parsing/segment.ts';
import { type Replacement, withItsMarks } from '#modules/search/understanding/respelling/replace-words.ts';

/** One way to correct a text: the segments of it that are read otherwise than typed, and possibly others, in their order. */
export type Correction = readonly PlacedSegment[];

export interface PlacedSegment {
  segment: Segment;
  /** The words that it covers. */
  typed: QueryWord[];
  /** The place of the first of them. */
  at: number;
}

/** Segments that cover all words, as a correction. */
export function correctionOf(words: QueryWord[], segments: Segment[]): Correction {
  let at = 0;
  return segments.map((segment) => {
    const placed = { segment, typed: words.slice(at, at + segment.wordCount), at };
    at += segment.wordCount;
    return placed;
  });
}

/** All words in search form, the corrected ones as they are meant. */
export function meantWords(words: QueryWord[], correction: Correction): string[] {
  const keys = words.map(({ key }): string[] => [key]);
  for (const { segment, at } of correction) {
    if (!segment.isCorrected) continue;
    keys.fill([], at, at + segment.wordCount);
    keys[at] = (segment.terms[0] ?? '').split(' ');
  }
  return keys.flat();
}

/** The first corrected words between their neighbours, in search form. */
export function wordsAround(words: QueryWord[], correction: Correction): string[] {
  const first = correction.find(({ segment }) => segment.isCorrected);
  if (!first) return [];
  const from = Math.max(0, first.at - 1);
  const end = first.at + first.segment.wordCount + 1;
  return meantWords(words.slice(from, end), [{ ...first, at: first.at - from }]);
}

/**
 * What is written for which words: names in their own spelling, single words with the marks that were typed, as other words are
 * written alike without them, unless their own marks are one typo away too.
 */
export const replacementsOf = (correction: Correction): Replacement[] =>
  correction.map(({ segment: { isCorrected, isProper, spelling, terms }, typed }) => {
    const [word, ...others] = typed;
    if (!isCorrected) return { words: typed, by: null };
    const isOwn = !word || others.length > 0 || isProper || isSpelledAlike(word, spelling);
    return { words: typed, by: isOwn ? spelling : withItsMarks(word, terms[0] ?? '') };
  });

const isSpelledAlike = (word: QueryWord, spelling: string | null) =>
  word.typed !== word.key && spelling !== null && isMarkedAlike([word], spelling);
