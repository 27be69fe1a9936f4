import type { Piece, Reading } from './piece.ts';
import type { QueryWord } from './query-word.ts';

/**
 * A reading as it is properly written, for 'Hiển thị kết quả cho …': names and mended words as the vocabulary has them,
 * words typed without accents too; accents that somebody typed or keyed stay.
 */
export function spellingOf(words: QueryWord[], { pieces }: Reading): string {
  let at = 0;
  const written = pieces.map((piece) => {
    const typed = words
      .slice(at, at + piece.wordCount)
      .map((word) => word.typed)
      .join(' ');
    at += piece.wordCount;
    return isBetter(piece, typed) ? piece.spelling : typed;
  });
  return written.join(' ').trim();
}

function isBetter({ spelling, isMended, isProper, wordCount }: Piece, typed: string): boolean {
  if (spelling === null) return false;
  return isMended || isProper || wordCount === 0 || /^[a-z0-9 ]{2,}$/.test(typed);
}
