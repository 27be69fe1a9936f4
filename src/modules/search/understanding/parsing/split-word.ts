import type { Segment } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';

const perPart = 0.35;

/**
 * Splits a long unknown word into the words it joins: 'khachsandalat' → 'khach san', 'da lat'. As few parts as possible;
 * null if the vocabulary does not cover it, or only by single words. The first part covers the word of the query, the
 * others none.
 */
export function splitWord(key: string, { byCompact }: Vocabulary): Segment[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= key.length; end++) {
    best[end] = null;
    for (let start = 0; start <= end - 2; start++) {
      const before = best[start];
      const part = key.slice(start, end);
      const current = best[end];
      if (before && byCompact.has(part) && (!current || before.length + 1 < current.length))
        best[end] = [...before, part];
    }
  }
  const parts = best[key.length];
  if (!parts || parts.length < 2) return null;
  // Nearly everything can be composed of single words: 'london' does not mean 'lớn đón'.
  if (!parts.some((part) => byCompact.get(part)?.some(({ kind }) => kind !== 'word'))) return null;
  return parts.map((part, index) => {
    const known = byCompact.get(part) ?? [];
    return {
      wordCount: index === 0 ? 1 : 0,
      terms: [...new Set(known.map(({ term }) => term))],
      isName: known[0]?.kind !== 'pair',
      spelling: known[0]?.spelling ?? null,
      isProper: known[0]?.kind === 'name',
      isCorrected: false,
      cost: perPart,
    };
  });
}
