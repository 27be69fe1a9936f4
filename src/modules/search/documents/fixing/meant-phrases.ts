import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { withoutSurroundings } from '#modules/search/understanding/parsing/without-surroundings.ts';
import { type Correction, meantWords } from './correction.ts';

/** All words of a text as a correction means them, in search form, and those without the words around a name: 'ho tram' of 'combo ho tram'. */
export function meantPhrases(
  words: QueryWord[],
  correction: Correction,
): { whole: string[]; bare: string[] } {
  const whole = meantWords(words, correction);
  const left = withoutSurroundings(queryWordsOf(whole.join(' ')), 'destinations')?.map(({ key }) => key);
  return { whole, bare: left && isKept(correction, left) ? left : whole };
}

/** Whether what is corrected is still there without the words around a name, or names a kind, as in 'vé tham quan'. */
const isKept = (correction: Correction, bare: readonly string[]) =>
  correction.every(
    ({ segment: { isCorrected, terms } }) =>
      !isCorrected ||
      ` ${bare.join(' ')} `.includes(` ${terms[0]} `) ||
      kindWords.has((terms[0] ?? '').split(' ')[0] ?? ''),
  );
