import { fold } from '#platform/vietnamese/fold.ts';
import { abbreviationTable, syllableKeys } from './abbreviation-table.ts';
import { normalizeTripLength } from './normalize-trip-length.ts';
import { withVietnameseSorts } from './with-vietnamese-sorts.ts';

const maxExpansions = 6;
const longestKeyWords = 3;

/** 'q1', 'Q.10', 'q 7': a district by its number. */
const district = /(^|[^\p{L}\p{M}\p{N}])q\.?\s?(?=\d{1,2}(?![\p{L}\p{N}]))/giu;

type Word = { text: string; key: string; start: number; end: number };

/**
 * What a query may mean with its abbreviations written out, likeliest first, at most six; [] when it has
 * none. 'ks dn 2n1d' → 'khách sạn Đà Nẵng 2 ngày 1 đêm', 'khách sạn Đồng Nai 2 ngày 1 đêm'.
 * An abbreviation that is also an everyday syllable ('ha') counts only when no ordinary word follows
 * it, or when it alone is in capitals: 'ha long' and 'HA LONG' stay, 'HA phố cổ' does not.
 */
export function expandAbbreviations(text: string): string[] {
  const typed = text.normalize('NFC');
  const base = withVietnameseSorts(normalizeTripLength(typed).replace(district, '$1quận '));
  const words = readWords(base);
  let expansions = [''];
  let isExpanded = base !== typed;
  let copiedTo = 0;
  for (let at = 0; at < words.length; ) {
    const match = findMeanings(words, at);
    const last = words[at + (match?.wordCount ?? 1) - 1];
    const first = words[at];
    if (!first || !last) break;
    const between = base.slice(copiedTo, first.start);
    const meanings = match?.meanings ?? [base.slice(first.start, last.end)];
    expansions = expansions.flatMap((done) => meanings.map((meaning) => done + between + meaning));
    expansions = expansions.slice(0, maxExpansions);
    isExpanded ||= match !== null;
    copiedTo = last.end;
    at += match?.wordCount ?? 1;
  }
  return isExpanded ? expansions.map((expansion) => expansion + base.slice(copiedTo)) : [];
}

function readWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    key: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function findMeanings(words: Word[], at: number): { meanings: readonly string[]; wordCount: number } | null {
  for (let wordCount = longestKeyWords; wordCount > 0; wordCount -= 1) {
    const covered = words.slice(at, at + wordCount);
    const key = covered.map((word) => word.key).join(' ');
    const meanings = Object.hasOwn(abbreviationTable, key) ? abbreviationTable[key] : undefined;
    if (covered.length < wordCount || !meanings || isOrdinarySyllable(words, at, key)) continue;
    const written = covered
      .map((word) => word.text)
      .join(' ')
      .toLowerCase();
    const other = meanings.filter((meaning) => meaning.toLowerCase() !== written);
    return other.length > 0 ? { meanings: other, wordCount } : null;
  }
  return null;
}

function isOrdinarySyllable(words: Word[], at: number, key: string): boolean {
  const count = key.split(' ').length;
  const word = words[at + count - 1];
  const next = words[at + count];
  if (!word || !syllableKeys.has(key)) return false;
  if (word.text.toLowerCase() !== word.key) return true;
  if (!next || /^\d/.test(next.key) || Object.hasOwn(abbreviationTable, next.key)) return false;
  return !isCapitals(word) || isCapitals(next);
}

function isCapitals({ text }: Word): boolean {
  return text === text.toUpperCase();
}
