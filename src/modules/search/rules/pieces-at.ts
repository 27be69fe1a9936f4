import type { KnownWord } from './known-word.ts';
import type { Piece } from './piece.ts';
import type { QueryWord } from './query-word.ts';
import { splitWord } from './split-word.ts';
import type { Vocabulary } from './vocabulary.ts';
import { MAX_WINDOW } from './windows-of.ts';

/** What a name is worth above its words one by one, for each word after the first. */
const TOGETHER = -0.1;
const UNKNOWN = 1.5;
const UNFINISHED = 0.6;

/** What the words from one place on may mean as they were typed: sequences of pieces, each covering some words. */
export function piecesAt(words: QueryWord[], at: number, vocabulary: Vocabulary): Piece[][] {
  const found: Piece[][] = singleWord(words, at, vocabulary);
  for (let wordCount = 2; wordCount <= MAX_WINDOW && at + wordCount <= words.length; wordCount++) {
    const keys = words.slice(at, at + wordCount).map(({ key }) => key);
    const spaced = keys.join(' ');
    const known = vocabulary.byCompact.get(keys.join('')) ?? [];
    const best = known.find(({ term }) => term === spaced);
    const joined = known.find(
      ({ term, kind, compact }) => term === compact && (kind === 'name' || best?.kind === 'name'),
    );
    const terms = [best?.kind === 'word' ? undefined : best?.term, joined?.term].flatMap(
      (term) => term ?? [],
    );
    if (terms.length === 0) continue;
    found.push([
      {
        wordCount,
        terms: [...new Set([spaced, ...terms])],
        isName: best?.kind !== 'pair',
        spelling: (best ?? joined)?.spelling ?? null,
        isProper: (best ?? joined)?.kind === 'name',
        isMended: false,
        cost: TOGETHER * (wordCount - 1) * (best?.kind === 'name' ? 1 : 0.5),
      },
    ]);
  }
  return found;
}

function singleWord(words: QueryWord[], at: number, vocabulary: Vocabulary): Piece[][] {
  const word = words[at];
  if (!word) return [];
  const known = vocabulary.byCompact.get(word.key) ?? [];
  const isLast = at === words.length - 1;
  if (known.length > 0) {
    const isWord = known.some(({ term }) => term === word.key);
    const terms = known.filter(({ kind }) => kind !== 'pair' || !isWord).map(({ term }) => term);
    return [[wordPiece(word.key, terms, known[0] ?? null, 0)]];
  }
  const parts = splitWord(word.key, vocabulary);
  const begun = isLast && word.key.length >= 4 ? begunNames(word.key, vocabulary) : [];
  const plain = wordPiece(word.key, begun, null, isLast ? UNFINISHED : UNKNOWN);
  return parts ? [[plain], parts] : [[plain]];
}

/** Names that begin with an unfinished word: 'dala' → 'da lat'. */
function begunNames(key: string, { all }: Vocabulary): string[] {
  return all
    .filter(({ kind, term, compact }) => kind === 'name' && term !== compact && compact.startsWith(key))
    .slice(0, 3)
    .map(({ term }) => term);
}

function wordPiece(key: string, terms: string[], known: KnownWord | null, cost: number): Piece {
  return {
    wordCount: 1,
    terms: [...new Set([key, ...terms])],
    isName: true,
    spelling: known?.spelling ?? null,
    isProper: known?.kind === 'name',
    isMended: false,
    cost,
  };
}
