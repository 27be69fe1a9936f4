import { isMarkedAlike } from '#modules/search/understanding/parsing/corrected-segments-at.ts';
import { type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import type { Executor } from '#platform/db/connect.ts';
import { phrasesThatStand, type Standing, standingOfPhrases, writtenPhrases } from '../phrases-that-stand.ts';
import { type Correction, type PlacedSegment, wordsAround } from './correction.ts';
import { meantPhrases } from './meant-phrases.ts';

/** A correction with what speaks for it. */
export interface Judged {
  correction: Correction;
  /** All words, in search form, as they are meant then. */
  whole: string[];
  /** The number of words that stand so: of all of them where a title begins so, else of those without the words around a name. */
  held: number;
  /** As what they stand side by side in a name or a title, with the words around a name or without; null where nothing has them so. */
  standing: Standing | null;
  /** Whether what is corrected stands between its neighbours in one. */
  isAround: boolean;
  /** Whether with its marks too it is one typo away from what was typed. */
  isAlike: boolean;
}

/** Corrections with what speaks for each, the likeliest first; all are looked up in one statement, and what stands in another. */
export async function judgeCorrections(
  db: Executor,
  words: QueryWord[],
  corrections: Correction[],
): Promise<Judged[]> {
  if (corrections.length === 0) return [];
  const phrases = corrections.map((correction) => meantPhrases(words, correction));
  const wholes = phrases.map(({ whole }) => whole);
  const bares = phrases.map(({ bare }) => bare);
  const around = corrections.map((correction) => wordsAround(words, correction));
  // Where the whole stands, so does a part of it, which without the words for a kind is looked up at a fraction of the cost.
  const sought = wholes.map((whole, at) => (isPartOf(whole, bares[at] ?? []) ? (bares[at] ?? []) : whole));
  const { isAround, isStanding } = await whatStands(db, { sought, bares, around });
  const standing = corrections.flatMap((_, at) => (isStanding(at) ? [at] : []));
  const found = await standingOfPhrases(
    db,
    standing.flatMap((at) => [wholes[at] ?? [], bares[at] ?? []]),
  );
  const standingAt = (at: number): Standing | null => {
    const place = 2 * standing.indexOf(at);
    return bestFirst.find((one) => found[place] === one || found[place + 1] === one) ?? null;
  };
  const otherwise = standing.filter((at) => corrections[at]?.some(isMarkedOtherwise));
  const written = await writtenPhrases(
    db,
    otherwise.map((at) => sought[at] ?? []),
  );
  const isAlikeAt = (at: number) => {
    const phrases = written[otherwise.indexOf(at)] ?? [];
    return corrections[at]?.every((placed) => isAlikeIn(placed, phrases)) === true;
  };
  const isWholeStanding = (at: number) => /name|beginning/.test(found[2 * standing.indexOf(at)] ?? '');
  return corrections
    .map(
      (correction, at): Judged => ({
        correction,
        whole: wholes[at] ?? [],
        held: (isWholeStanding(at) ? wholes[at] : bares[at])?.length ?? 0,
        standing: standing.includes(at) ? standingAt(at) : null,
        isAround: isAround[at] === true,
        isAlike: isAlikeAt(at),
      }),
    )
    .filter(({ correction, isAlike }) => isAlike || !correction.some(isMarkedOtherwise))
    .toSorted((one, other) => doubtsOf(one) - doubtsOf(other));
}

/**
 * Which corrections stand with their neighbours, and which as a whole. What holds neighbours that nothing has is not looked up: of a
 * long text of common words each whole takes some milliseconds in a large catalogue, and three words a tenth of that.
 */
async function whatStands(
  db: Executor,
  { sought, bares, around }: Record<'sought' | 'bares' | 'around', readonly string[][]>,
) {
  const isAround = await phrasesThatStand(db, around);
  const missing = around.filter((_, at) => !isAround[at]);
  const mayStand = (phrase: readonly string[]) => !missing.some((part) => isPartOf(phrase, part));
  const wholes = [...sought, ...bares]
    .map((phrase, at) => ({ phrase, at }))
    .filter(({ phrase }) => mayStand(phrase));
  const stands = await phrasesThatStand(
    db,
    wholes.map(({ phrase }) => phrase),
  );
  const standing = new Set(wholes.flatMap(({ at }, index) => (stands[index] ? [at % sought.length] : [])));
  return { isAround, isStanding: (at: number) => standing.has(at) };
}

const isMarkedOtherwise = ({ segment }: PlacedSegment) => segment.isMarkedOtherwise === true;

/** Whether what is corrected is one typo away with its marks too: those of the vocabulary, or of titles that have a phrase with it. */
function isAlikeIn({ segment, typed }: PlacedSegment, phrases: readonly string[]): boolean {
  if (!segment.isCorrected) return true;
  if (!segment.isMarkedOtherwise) return isMarkedAlike(typed, segment.spelling ?? '');
  return phrases.some((phrase) =>
    queryWordsOf(phrase).some((word) => word.key === segment.terms[0] && isMarkedAlike(typed, word.typed)),
  );
}

const isPartOf = (whole: readonly string[], part: readonly string[]) =>
  ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);

const bestFirst: readonly Standing[] = ['name', 'beginning', 'part'];

const doubtsOf = ({ isAround, isAlike }: Judged) => (isAround ? 0 : 2) + (isAlike ? 0 : 1);
