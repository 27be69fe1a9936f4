import { isLikelyTypo } from '#modules/search/understanding/typing/is-likely-typo.ts';
import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import { soundAlike } from '#modules/search/understanding/typing/sound-alikes.ts';
import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';
import { holdsCompound } from './holds-compound.ts';
import { kindPhrases } from './kind-words.ts';
import { maxNgram } from './ngrams.ts';
import type { QueryWord } from './query-word.ts';
import type { Segment } from './segment.ts';
import type { KnownWord, Vocabulary } from './vocabulary.ts';

const perTypo = 1;
const wrongSpace = 0.5;
const byEar = 0.8;
const wrongFirstLetter = 0.4;
const swapIsLikelier = -0.15;
const hardlyTyped = 0.3;
const nameIsLikelier = -0.2;
/** 'lagnbiang' is Langbiang rather than Lang Biang. */
const otherSpaces = 0.2;
/** A syllable is written with several marks, and the vocabulary has one spelling of it: 'khó' may be 'khói', although that has 'khởi'. */
const otherMarks = 0.3;
const keptPerPlace = 4;
const keptIfBold = 24;
/** Of fewer letters nearly every word is a typo of another; only what is no Vietnamese word is corrected. */
const fewestLetters = 4;

/**
 * The possible meanings of the words from one position up to `end` if they contain one typo: a letter too many, missing
 * or wrong, two swapped, a misplaced space, or the name is spelled by ear. Words known as typed are not taken for typos. The likeliest first.
 */
export function correctedSegmentsAt(
  words: QueryWord[],
  at: number,
  { end, isBold }: { end: number; isBold: boolean },
  vocabulary: Vocabulary,
): Segment[] {
  const found: Segment[] = [];
  for (let wordCount = 1; wordCount <= maxNgram && at + wordCount <= end; wordCount++) {
    const keys = words.slice(at, at + wordCount).map(({ key }) => key);
    const compact = keys.join('');
    const spaced = keys.join(' ');
    const known = vocabulary.byCompact.get(compact) ?? [];
    const isKnown = known.some(({ term }) => wordCount === 1 || term === spaced);
    const typed = words.slice(at, at + wordCount);
    // 'chaù' is known without its mark only, which is no Vietnamese word.
    const isWord =
      isKnown && typed.every((word) => word.typed === word.key || isPossibleSyllable(word.typed));
    if ((isWord && !isBold) || !/^[a-z]{3,}$/.test(compact)) continue;
    if (compact.length < fewestLetters && !isBold && typed.some((word) => isPossibleSyllable(word.typed)))
      continue;
    for (const word of vocabulary.all) {
      if ((wordCount > 1 && word.kind === 'word') || word.term === spaced) continue;
      const cost = costOf(word, { spaced, compact });
      const around = words.slice(Math.max(0, at - 1), at + wordCount + 1);
      if (cost === null) continue;
      const isLikely = isTypo(typed, word, around) || (isBold && isMarkedAlike(typed, word.spelling));
      if (isLikely || (isBold && word.kind === 'word'))
        found.push({
          ...correctedSegment(word, wordCount, cost + rarity(word) + (isLikely ? 0 : otherMarks)),
          isMarkedOtherwise: !isLikely,
        });
    }
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, isBold ? keptIfBold : keptPerPlace);
}

function costOf(word: KnownWord, { spaced, compact }: { spaced: string; compact: string }): number | null {
  if (word.compact === compact) return wrongSpace;
  // Single syllables sound like many others.
  const isByEar = word.kind === 'name' && spaced.includes(' ') && soundAlike(spaced, word.term);
  if (isByEar) return byEar;
  const cost = typoCost(compact, word.compact);
  return cost === null || isSpacedAlike(spaced, word.term) ? cost : cost + otherSpaces;
}

const isSpacedAlike = (one: string, other: string) => one.split(' ').length === other.split(' ').length;

/**
 * Whether words may have been meant to be that one: not where they are Vietnamese as they stand. 'bảo hiểm' is no 'bảo hiếu'; but
 * 'đà lạc' sounds like Đà Lạt, and 'vung tua', typed without marks, is nothing else than Vũng Tàu. Its neighbours count too: 'dat phong nhu the nao' is no Phong Nha.
 */
function isTypo(typed: QueryWord[], { term, kind }: KnownWord, around: QueryWord[]): boolean {
  const meant = term.split(' ');
  const isSame = meant.length === typed.length;
  const changed = isSame ? typed.filter(({ key }, at) => key !== meant[at]) : typed;
  if (changed.some((word) => !isPossibleSyllable(word.typed))) return true;
  if (isSame && meant.length > 1 && soundAlike(typed.map(({ key }) => key).join(' '), term)) return true;
  const isMarked = typed.some((word) => word.typed !== word.key);
  const isLikely = kind === 'name' || kindPhrases.some((phrase) => phrase.join(' ') === term);
  return !isMarked && isLikely && meant.length > 1 && !holdsCompound(around.map(({ key }) => key));
}

/** Whether words are one typo away with their marks too, or have none: 'Cùa Đùng' is Chùa Đùng, but 'bảo hiểm' no 'bảo hiếu'. */
export function isMarkedAlike(typed: readonly QueryWord[], spelling: string): boolean {
  if (typed.every((word) => word.typed === word.key)) return true;
  const letters = (text: string) => toTraditionalTonePlacement(text.toLowerCase()).replaceAll(' ', '');
  return typoBetween(letters(typed.map((word) => word.typed).join('')), letters(spelling)) !== null;
}

function typoCost(typed: string, meant: string): number | null {
  const typo = meant.length < 3 ? null : typoBetween(typed, meant);
  if (!typo) return null;
  const likeliness = typo === 'swap' ? swapIsLikelier : isLikelyTypo(typed, meant) ? 0 : hardlyTyped;
  return perTypo + likeliness + (typed[0] === meant[0] ? 0 : wrongFirstLetter);
}

/** Common words and names of several words are the likelier meanings. */
function rarity({ documents, kind, term }: KnownWord): number {
  const isLongName = kind === 'name' && term.includes(' ');
  return (isLongName ? nameIsLikelier : 0) - Math.min(0.3, Math.log10(documents + 1) * 0.07);
}

function correctedSegment(word: KnownWord, wordCount: number, cost: number): Segment {
  return {
    wordCount,
    terms: [word.term],
    isName: word.kind !== 'pair',
    spelling: word.spelling,
    isProper: word.kind === 'name',
    isCorrected: true,
    cost,
  };
}

/** 'swap': two neighbouring letters are swapped; 'letter': one is missing, surplus or wrong. Null for anything else. */
export function typoBetween(typed: string, meant: string): 'swap' | 'letter' | null {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return null;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  const typedRest = typed.slice(same);
  const meantRest = meant.slice(same);
  if (typed.length > meant.length) return typedRest.slice(1) === meantRest ? 'letter' : null;
  if (typed.length < meant.length) return typedRest === meantRest.slice(1) ? 'letter' : null;
  if (typedRest.slice(1) === meantRest.slice(1)) return 'letter';
  const isSwap =
    typedRest[0] === meantRest[1] &&
    typedRest[1] === meantRest[0] &&
    typedRest.slice(2) === meantRest.slice(2);
  return isSwap ? 'swap' : null;
}
