import type { QueryWord } from './query-word.ts';
import type { Piece, Reading } from './segment.ts';

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
  return isMended || isProper || wordCount === 0 || agrees(spelling, typed);
}

/** Every word is typed as it is spelled, or without accents; single letters are left alone. */
function agrees(spelling: string, typed: string): boolean {
  const spelled = spelling.toLowerCase().split(' ');
  const words = typed.split(' ');
  return (
    typed.length > 1 &&
    words.length === spelled.length &&
    words.every((word, index) => word === spelled[index] || /^[a-z0-9]+$/.test(word))
  );
}
