/**
 * Search form of a text: NFC, lower-case, no diacritics, đ→d, dashes and odd spaces to one space, curly
 * quotes to straight ones, trimmed.
 * Idempotent. Two spellings that differ only in tone, tone placement, case or dash kind fold alike.
 * It is exactly `lower`, then `foldMap` character by character, then collapsed spaces, so SQL can mirror it.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(mappable, (character) => foldMap.get(character) ?? character)
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');
}

/** `fold` without spaces, punctuation and symbols: 'Sa Pa', 'Sapa' and 'Sa-pa' all give 'sapa'. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

const mappable = /[\t-\r\-\u0080-\uffff]/g;

const spaces = '\t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';
const lineSpaces = '\u2028\u2029\u202f\u205f\u3000';
const dashes = '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d';
const invisible = '\u00ad\u200b\u200c\u200d\u2060\ufeff';
/** Ð (Icelandic Eth) and Ɖ are used for Đ in imported text; the others do not decompose under NFD. */
const undecomposable: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
};
/** Typographic quotes, so that 'T’Nưng' is found with a keyboard's apostrophe. */
const quotes: Record<string, string> = { '\u2018': "'", '\u2019': "'", ʼ: "'", '\u201c': '"', '\u201d': '"' };

/**
 * What `fold` turns each lower-case character into ('' drops it). Keys are single UTF-16 units.
 * Covers Latin-1, Latin Extended-A/B and Additional, combining marks U+0300–U+036F, dashes, quotes, spaces.
 */
export const foldMap: ReadonlyMap<string, string> = buildFoldMap();

function buildFoldMap(): Map<string, string> {
  const map = new Map<string, string>(Object.entries({ ...undecomposable, ...quotes }));
  for (const [first, last] of [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const) {
    for (let code = first; code <= last; code += 1) {
      const character = String.fromCharCode(code);
      const base = character.normalize('NFD').charAt(0);
      if (base >= 'a' && base <= 'z') map.set(character, base);
    }
  }
  for (let code = 0x300; code <= 0x36f; code += 1) map.set(String.fromCharCode(code), '');
  for (const character of invisible) map.set(character, '');
  for (const character of spaces + lineSpaces + dashes) map.set(character, ' ');
  return map;
}
