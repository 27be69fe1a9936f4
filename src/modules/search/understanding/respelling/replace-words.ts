import { type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';

/** Neighbouring words that are written otherwise. */
export interface Replacement {
  words: readonly QueryWord[];
  /** Null where they stay as typed. */
  by: string | null;
}

/** A text with some of its words replaced, in their order; what stands between them and beside them stays. */
export function replaceWords(text: string, replacements: readonly Replacement[]): string {
  const tokens = [...text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const typed = tokens.map(([token]) => queryWordsOf(token)[0]?.typed ?? '');
  const given = text.normalize('NFC');
  let written = '';
  let copiedTo = 0;
  let at = 0;
  for (const { words, by } of replacements) {
    const places = words.flatMap((word) => {
      const found = typed.indexOf(word.typed, at);
      const token = found >= 0 ? tokens[found] : undefined;
      if (token) at = found + 1;
      return token ? [{ start: token.index, end: token.index + token[0].length }] : [];
    });
    const [first, last] = [places[0], places.at(-1)];
    if (by === null || !first || !last) continue;
    written += given.slice(copiedTo, first.start) + by;
    copiedTo = last.end;
  }
  return written + given.slice(copiedTo);
}
