import type { KnownWord } from './known-word.ts';
import { MAX_WINDOW } from './ngrams.ts';
import type { QueryWord } from './query-word.ts';
import type { Piece } from './segment.ts';
import { slipBetween } from './typo-between.ts';
import type { Vocabulary } from './vocabulary.ts';

const SLIP = 1;
const WRONG_SPACE = 0.5;
const WRONG_FIRST_LETTER = 0.4;
const SWAP_IS_LIKELIER = -0.15;
const NAME_IS_LIKELIER = -0.2;
const KEPT_PER_PLACE = 4;

/**
 * What the words from one place on, up to `end`, may mean if one slip lies in them: a letter too many, missing or wrong,
 * two swapped, a space in the wrong place. What is known as typed is not taken for a slip. The likeliest first.
 */
export function mendedPiecesAt(words: QueryWord[], at: number, end: number, vocabulary: Vocabulary): Piece[] {
  const found: Piece[] = [];
  for (let wordCount = 1; wordCount <= MAX_WINDOW && at + wordCount <= end; wordCount++) {
    const keys = words.slice(at, at + wordCount).map(({ key }) => key);
    const compact = keys.join('');
    const known = vocabulary.byCompact.get(compact) ?? [];
    const isKnown = known.some(({ term }) => wordCount === 1 || term === keys.join(' '));
    if (isKnown || !/^[a-z]{4,}$/.test(compact)) continue;
    for (const word of vocabulary.all) {
      if (wordCount > 1 && word.kind === 'word') continue;
      const cost = word.compact === compact ? WRONG_SPACE : slipCost(compact, word.compact);
      if (cost !== null) found.push(mendedPiece(word, wordCount, cost + rarity(word)));
    }
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, KEPT_PER_PLACE);
}

function slipCost(typed: string, meant: string): number | null {
  const slip = meant.length < 3 ? null : slipBetween(typed, meant);
  if (!slip) return null;
  return SLIP + (slip === 'swap' ? SWAP_IS_LIKELIER : 0) + (typed[0] === meant[0] ? 0 : WRONG_FIRST_LETTER);
}

/** Common words and names of several words are what people mean. */
function rarity({ documents, kind, term }: KnownWord): number {
  const isLongName = kind === 'name' && term.includes(' ');
  return (isLongName ? NAME_IS_LIKELIER : 0) - Math.min(0.3, Math.log10(documents + 1) * 0.07);
}

function mendedPiece(word: KnownWord, wordCount: number, cost: number): Piece {
  return {
    wordCount,
    terms: [word.term],
    isName: word.kind !== 'pair',
    spelling: word.spelling,
    isProper: word.kind === 'name',
    isMended: true,
    cost,
  };
}
