import { isMarkedAlike } from '#modules/search/understanding/parsing/corrected-segments-at.ts';
import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { withoutSurroundings } from '#modules/search/understanding/parsing/without-surroundings.ts';
import type { Executor } from '#platform/db/connect.ts';
import { phrasesThatStand, type Standing, standingOfPhrases } from '../phrases-that-stand.ts';
import { type Correction, meantWords, wordsAround } from './correction.ts';

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
  const wholes = corrections.map((correction) => meantWords(words, correction));
  // Without the words around a name: 'ho tram' of 'combo ho tram'.
  const bares = wholes.map((whole, at) => {
    const left = withoutSurroundings(queryWordsOf(whole.join(' ')), 'destinations')?.map(({ key }) => key);
    return left && isKept(corrections[at] ?? [], left) ? left : whole;
  });
  const around = corrections.map((correction) => wordsAround(words, correction));
  // Where the whole stands, so does a part of it, which without the words for a kind is looked up at a fraction of the cost.
  const sought = wholes.map((whole, at) => (isPartOf(whole, bares[at] ?? []) ? (bares[at] ?? []) : whole));
  const stands = await phrasesThatStand(db, [...sought, ...bares, ...around]);
  const count = corrections.length;
  const standing = corrections.flatMap((_, at) => (stands[at] || stands[count + at] ? [at] : []));
  const found = await standingOfPhrases(
    db,
    standing.flatMap((at) => [wholes[at] ?? [], bares[at] ?? []]),
  );
  const standingAt = (at: number): Standing | null => {
    const place = 2 * standing.indexOf(at);
    return bestFirst.find((one) => found[place] === one || found[place + 1] === one) ?? null;
  };
  const isWholeStanding = (at: number) => /name|beginning/.test(found[2 * standing.indexOf(at)] ?? '');
  return corrections
    .map(
      (correction, at): Judged => ({
        correction,
        whole: wholes[at] as string[],
        held: (isWholeStanding(at) ? wholes[at] : bares[at])?.length ?? 0,
        standing: standing.includes(at) ? standingAt(at) : null,
        isAround: stands[2 * count + at] === true,
        isAlike: correction.every(
          ({ segment: { isCorrected, spelling }, typed }) =>
            !isCorrected || isMarkedAlike(typed, spelling ?? ''),
        ),
      }),
    )
    .toSorted((one, other) => doubtsOf(one) - doubtsOf(other));
}

const isPartOf = (whole: readonly string[], part: readonly string[]) =>
  ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);

const bestFirst: readonly Standing[] = ['name', 'beginning', 'part'];

const doubtsOf = ({ isAround, isAlike }: Judged) => (isAround ? 0 : 2) + (isAlike ? 0 : 1);

/** Whether what is corrected is still there without the words around a name, or names a kind, as in 'vé tham quan'. */
const isKept = (correction: Correction, bare: readonly string[]) =>
  correction.every(
    ({ segment: { isCorrected, terms } }) =>
      !isCorrected ||
      ` ${bare.join(' ')} `.includes(` ${terms[0]} `) ||
      kindWords.has((terms[0] ?? '').split(' ')[0] ?? ''),
  );
