import { abbreviationTable } from '#modules/search/understanding/abbreviation-table.ts';
import { isQuestion } from '#modules/search/understanding/is-question.ts';
import { nearWordsFinder } from '#modules/search/understanding/near-words-finder.ts';
import {
  correctedSegmentsAt,
  isMarkedAlike,
} from '#modules/search/understanding/parsing/corrected-segments-at.ts';
import { holdsCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { ngrams, soundedNgrams } from '#modules/search/understanding/parsing/ngrams.ts';
import { parseQueryCorrected } from '#modules/search/understanding/parsing/parse-query.ts';
import { fillers, type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import type { Parse, Segment } from '#modules/search/understanding/parsing/segment.ts';
import { type KnownWord, vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import { withoutSurroundings } from '#modules/search/understanding/parsing/without-surroundings.ts';
import { type Replacement, withItsMarks } from '#modules/search/understanding/respelling/replace-words.ts';
import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import type { Executor } from '#platform/db/connect.ts';
import { bestTier, isName } from './best-tier.ts';
import { phrasesThatStand } from './phrases-that-stand.ts';

/** With fewer words a Vietnamese one is a typo of another only where the whole is a name then. */
const fewestWords = 3;
const mostTried = 160;
const mostParses = 4;

/**
 * What a text's words mean if there is a typo in them; null where none is likely. The whole must stand side by side in a title or a
 * name then, as a name where its words do so apart; only what is neither Vietnamese nor known is corrected in any case.
 */
export async function fixedWords(
  db: Executor,
  words: QueryWord[],
  {
    asTyped,
    known,
    unused,
    isScattered,
  }: { asTyped: Parse; known: KnownWord[]; unused: QueryWord[]; isScattered: boolean },
): Promise<Replacement[] | null> {
  // What asks something is no name, whatever its words are near to; names in it may have typos.
  const asks = isQuestion(words.map(({ typed }) => typed).join(' '));
  const open = words.map(() => words.length);
  const near = await nearWordsFinder(db)(ngrams(words), soundedNgrams(words, open));
  const vocabulary = vocabularyOf([...known, ...near, ...spokenWords]);
  const likely = parseQueryCorrected(words, asTyped, vocabulary, mostParses)
    .map(({ segments }) => withPlaces(words, segments))
    .filter((placed) => placed.every(({ typed, segment }) => !segment.isCorrected || !typed.some(isShort)))
    .filter((placed) => !asks || placed.every(({ segment }) => !segment.isCorrected || segment.isProper));
  const bold = (asks ? [] : words)
    .flatMap((_, at) =>
      correctedSegmentsAt(words, at, { end: words.length, isBold: true }, vocabulary).map((segment) => ({
        segment,
        typed: words.slice(at, at + segment.wordCount),
        at,
      })),
    )
    .filter(({ segment }) => !fillers.has(segment.terms[0] ?? ''))
    // The whole cannot stand anywhere with a word that nobody uses.
    .filter(({ typed }) => unused.length === 0 || typed.some((word) => unused.includes(word)))
    .filter(({ at, segment }) => !holdsCompound(keysAround(words, at, segment.wordCount)))
    .toSorted((one, other) => one.segment.cost - other.segment.cost)
    .slice(0, mostTried)
    .map((placed) => [placed]);
  const tried = await judged(db, words, [...likely, ...bold]);
  for (const { placed, whole, isWhole } of tried) {
    if (!isWhole) continue;
    const isLong = words.length >= fewestWords || likely.includes(placed);
    if ((isLong && !isScattered) || (await isCalled(db, whole))) return replacementsOf(placed);
  }
  const sure = tried.filter(({ placed }) => isSure(placed, known));
  const best = sure.find(({ isAround }) => isAround) ?? sure.find(({ placed }) => likely.includes(placed));
  return best ? replacementsOf(best.placed) : null;
}

interface Judged {
  placed: Placed[];
  /** All words, in search form, as they are meant then. */
  whole: string[];
  /** Whether they stand side by side somewhere, or without the words around a name. */
  isWhole: boolean;
  /** Whether what is corrected stands between its neighbours somewhere. */
  isAround: boolean;
}

/** Corrections with what speaks for each, the likeliest first. */
async function judged(db: Executor, words: QueryWord[], all: Placed[][]): Promise<Judged[]> {
  if (all.length === 0) return [];
  const wholes = all.map((placed) => wordsOf(words, placed));
  const bare = wholes.map((whole) => {
    const left = withoutSurroundings(queryWordsOf(whole.join(' ')), 'destinations');
    return left?.map(({ key }) => key) ?? whole;
  });
  const stands = await phrasesThatStand(db, [
    ...wholes,
    ...bare,
    ...all.map((placed) => around(words, placed)),
  ]);
  const penaltyOf = ({ placed, isAround }: Judged) => (isAround ? 0 : 2) + (placed.every(isAlike) ? 0 : 1);
  return all
    .map((placed, at) => ({
      placed,
      whole: wholes[at] as string[],
      isWhole: stands[at] === true || (stands[all.length + at] === true && isKept(placed, bare[at] ?? [])),
      isAround: stands[2 * all.length + at] === true,
    }))
    .toSorted((one, other) => penaltyOf(one) - penaltyOf(other));
}

/** Whether what is corrected is still there without the words around a name, or names a kind, as in 'vé tham quan'. */
const isKept = (placed: readonly Placed[], bare: readonly string[]) =>
  placed.every(
    ({ segment: { isCorrected, terms } }) =>
      !isCorrected ||
      ` ${bare.join(' ')} `.includes(` ${terms[0]} `) ||
      kindWords.has((terms[0] ?? '').split(' ')[0] ?? ''),
  );

const isAlike = ({ segment: { isCorrected, spelling }, typed }: Placed) =>
  !isCorrected || isMarkedAlike(typed, spelling ?? '');

async function isCalled(db: Executor, words: readonly string[]): Promise<boolean> {
  const tier = await bestTier(db, words.join(' '));
  return tier !== null && tier <= isName;
}

interface Placed {
  segment: Segment;
  typed: QueryWord[];
  at: number;
}

const isShort = ({ key }: QueryWord) => Object.hasOwn(abbreviationTable, key);

/** Words that visitors use and no name need have. */
const spokenWords: KnownWord[] = [...new Set([...Object.keys(abbreviationTable), ...kindWords])]
  .filter((key) => key.length > 3 && !key.includes(' '))
  .map((key) => ({ term: key, compact: key, kind: 'word', spelling: key, documents: 0 }));

function withPlaces(words: QueryWord[], segments: Segment[]): Placed[] {
  let at = 0;
  return segments.map((segment) => {
    const placed = { segment, typed: words.slice(at, at + segment.wordCount), at };
    at += segment.wordCount;
    return placed;
  });
}

/** All words in search form, the corrected ones as they are meant. */
function wordsOf(words: QueryWord[], placed: readonly Placed[]): string[] {
  const keys = words.map(({ key }): string[] => [key]);
  for (const { segment, at } of placed) {
    if (!segment.isCorrected) continue;
    keys.fill([], at, at + segment.wordCount);
    keys[at] = (segment.terms[0] ?? '').split(' ');
  }
  // Titles are searched with their lengths written out.
  return keys.flat().flatMap((key) => {
    const [, days, nights] = /^(\d{1,2})n(\d{1,2})d$/.exec(key) ?? [];
    return days && nights ? [days, 'ngay', nights, 'dem'] : [key];
  });
}

const keysAround = (words: QueryWord[], at: number, length: number) =>
  words.slice(Math.max(0, at - 1), at + length + 1).map(({ key }) => key);

/** The first corrected words between their neighbours. */
function around(words: QueryWord[], placed: readonly Placed[]): string[] {
  const first = placed.find(({ segment }) => segment.isCorrected);
  if (!first) return [];
  const from = Math.max(0, first.at - 1);
  const end = first.at + first.segment.wordCount + 1;
  return wordsOf(words.slice(from, end), [{ ...first, at: first.at - from }]);
}

const replacementsOf = (placed: readonly Placed[]): Replacement[] =>
  placed.map(({ segment: { isCorrected, isProper, spelling, terms }, typed }) => {
    const [word, ...others] = typed;
    const isOneWord = word && others.length === 0 && !isProper;
    return {
      words: typed,
      by: isCorrected ? (isOneWord ? withItsMarks(word, terms[0] ?? '') : spelling) : null,
    };
  });

/** Whether all that is corrected was neither Vietnamese nor known. */
function isSure(placed: readonly Placed[], known: readonly KnownWord[]): boolean {
  const terms = new Set(known.map(({ term }) => term));
  return placed.every(
    ({ segment, typed }) =>
      !segment.isCorrected ||
      typed.some(({ typed: word, key }) => !isPossibleSyllable(word) && (word !== key || !terms.has(key))),
  );
}
