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

/**
 * A corrected word with the marks that were typed, as other words are written alike without them: 'tướớng' is 'tướng' and not
 * 'tượng', 'dieuu' is 'dieu'.
 * @param meant the word in search form
 */
export function withItsMarks({ typed, key }: QueryWord, meant: string): string {
  if (typed.length !== key.length) return meant;
  const shorter = Math.min(key.length, meant.length);
  let before = 0;
  while (before < shorter && key[before] === meant[before]) before++;
  let behind = 0;
  while (behind < shorter - before && key.at(-1 - behind) === meant.at(-1 - behind)) behind++;
  return (
    typed.slice(0, before) + meant.slice(before, meant.length - behind) + typed.slice(typed.length - behind)
  );
}
