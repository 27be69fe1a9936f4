import { maxNgram } from './ngrams.ts';
import type { QueryWord } from './query-word.ts';
import type { Segment } from './segment.ts';
import { splitWord } from './split-word.ts';
import type { KnownWord, Vocabulary } from './vocabulary.ts';

/** Bonus of a name over its separate words, for each word after the first. */
const togetherCost = -0.1;
const unknownCost = 1.5;
const unfinishedCost = 0.6;

/** The possible meanings of the words from one position on, as typed: sequences of segments, each covering some words. */
export function segmentsAt(words: QueryWord[], at: number, vocabulary: Vocabulary): Segment[][] {
  const length = lengthAt(words, at);
  const found: Segment[][] = length ? [[length]] : singleWord(words, at, vocabulary);
  for (let wordCount = 2; wordCount <= maxNgram && at + wordCount <= words.length; wordCount++) {
    const segment = severalWords(
      words.slice(at, at + wordCount).map(({ key }) => key),
      vocabulary,
    );
    if (segment) found.push([segment]);
  }
  return found;
}

/** '3 ngày', '2 đêm': how long something is, which only the two words together say. */
function lengthAt(words: QueryWord[], at: number): Segment | null {
  const [count, unit] = [words[at]?.key ?? '', words[at + 1]?.key ?? ''];
  if (!/^\d{1,2}$/.test(count) || !/^(ngay|dem)$/.test(unit)) return null;
  return {
    wordCount: 2,
    terms: [`${count} ${unit}`],
    isName: true,
    isLength: true,
    spelling: null,
    isProper: false,
    isCorrected: false,
    cost: togetherCost,
  };
}

/** A name or pair of words, including one that the vocabulary writes as one word: 'vin wonders'. */
function severalWords(keys: string[], { byCompact }: Vocabulary): Segment | null {
  const spaced = keys.join(' ');
  const known = byCompact.get(keys.join('')) ?? [];
  const best = known.find(({ term }) => term === spaced);
  const joined = known.find(({ term, compact }) => term === compact);
  const isMeantJoined = joined?.kind === 'name' || keys.some((key) => !byCompact.has(key));
  const others = joined && isMeantJoined && best?.kind !== 'pair' ? known : [];
  const meant = [best, ...others].flatMap((word) => word ?? []);
  const [likeliest] = meant;
  if (!likeliest) return null;
  return {
    wordCount: keys.length,
    terms: [...new Set([spaced, ...meant.map(({ term }) => term)])],
    isName: best?.kind !== 'pair',
    spelling: likeliest.spelling,
    isProper: likeliest.kind === 'name',
    isCorrected: false,
    cost: togetherCost * (keys.length - 1) * (best?.kind === 'name' ? 1 : 0.5),
  };
}

function singleWord(words: QueryWord[], at: number, vocabulary: Vocabulary): Segment[][] {
  const word = words[at];
  if (!word) return [];
  const known = vocabulary.byCompact.get(word.key) ?? [];
  const isLast = at === words.length - 1;
  if (known.length > 0) {
    const isWord = known.some(({ term }) => term === word.key);
    const terms = known.filter(({ kind }) => kind !== 'pair' || !isWord).map(({ term }) => term);
    return [[wordSegment(word.key, terms, known[0] ?? null, 0)]];
  }
  const parts = splitWord(word.key, vocabulary);
  // 'ninh bìnhh' is a key held down, and not Ninh and Bình Hưng.
  const isHeld = at > 0 && /([bcghklmnpqtv])\1$/.test(word.key);
  const begun = isLast && !isHeld && word.key.length >= 4 ? begunNames(word.key, vocabulary) : [];
  const plain = wordSegment(word.key, begun, null, isLast ? unfinishedCost : unknownCost);
  return parts ? [[plain], parts] : [[plain]];
}

/** Names that begin with an unfinished word: 'dala' → 'da lat'. */
function begunNames(key: string, { all }: Vocabulary): string[] {
  return all
    .filter(({ kind, term, compact }) => kind === 'name' && term !== compact && compact.startsWith(key))
    .slice(0, 3)
    .map(({ term }) => term);
}

function wordSegment(key: string, terms: string[], known: KnownWord | null, cost: number): Segment {
  return {
    wordCount: 1,
    terms: [...new Set([key, ...terms])],
    isName: true,
    spelling: known?.spelling ?? null,
    isProper: known?.kind === 'name',
    isCorrected: false,
    cost,
  };
}
