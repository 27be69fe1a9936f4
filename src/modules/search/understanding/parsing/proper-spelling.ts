import type { QueryWord } from './query-word.ts';
import type { Parse, Segment } from './segment.ts';

/**
 * A parse in proper spelling, for 'Kết quả cho …': names and corrected words as in the vocabulary, including
 * words typed without accents; accents that were typed or keyed stay.
 */
export function properSpelling(words: QueryWord[], { segments }: Parse): string {
  let at = 0;
  const written = segments.map((segment) => {
    const typed = words
      .slice(at, at + segment.wordCount)
      .map((word) => word.typed)
      .join(' ');
    at += segment.wordCount;
    return isBetter(segment, typed) ? segment.spelling : typed;
  });
  return written.join(' ').trim();
}

function isBetter({ spelling, isCorrected, isProper, wordCount }: Segment, typed: string): boolean {
  if (spelling === null) return false;
  return isCorrected || isProper || wordCount === 0 || agrees(spelling, typed);
}

/** Whether every word is typed as it is spelled, or without accents; single letters are ignored. */
function agrees(spelling: string, typed: string): boolean {
  const spelled = spelling.toLowerCase().split(' ');
  const words = typed.split(' ');
  return (
    typed.length > 1 &&
    words.length === spelled.length &&
    words.every((word, index) => word === spelled[index] || /^[a-z0-9]+$/.test(word))
  );
}
