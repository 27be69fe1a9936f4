import { nearWordsFinder } from '#modules/search/understanding/near-words-finder.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import type { QueryWord } from '#modules/search/understanding/parsing/query-word.ts';
import type { Parse } from '#modules/search/understanding/parsing/segment.ts';
import type { KnownWord } from '#modules/search/understanding/parsing/vocabulary.ts';
import type { Replacement } from '#modules/search/understanding/respelling/replace-words.ts';
import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import type { Executor } from '#platform/db/connect.ts';
import { beginsTitle, bestTier, isName } from '../best-tier.ts';
import { type Correction, replacementsOf } from './correction.ts';
import { type Judged, judgeCorrections } from './judge-corrections.ts';
import { possibleCorrections } from './possible-corrections.ts';

/** A text that may have a typo, with what is known about it as typed. */
export interface TypedText {
  words: QueryWord[];
  /** How it is read without a correction. */
  asTyped: Parse;
  /** Its words and names that the catalogue has. */
  known: KnownWord[];
  /** Its words that nothing has. */
  unused: QueryWord[];
  /**
   * How well something is called so: not at all; only with its words apart or in longer ones; or with other marks than the typed
   * ones, so that it is called something else.
   */
  standing: 'nowhere' | 'apart' | 'marked otherwise';
}

/** With fewer words a Vietnamese one is a typo of another only where the whole is a name then. */
const fewestWords = 3;

/**
 * What a text's words mean if there is a typo in them; null where none is likely. The whole must stand side by side in a title or a
 * name then (`isBelieved` says which); only what is neither Vietnamese nor known is corrected in any case.
 */
export async function fixedWords(db: Executor, text: TypedText): Promise<Replacement[] | null> {
  const { likely, bold } = await possibleCorrections(text, nearWordsFinder(db));
  const judged = await judgeCorrections(db, text.words, [...likely, ...bold]);
  for (const one of judged)
    if (one.isWhole && (await isBelieved(db, one, { text, isLikely: likely.includes(one.correction) })))
      return replacementsOf(one.correction);
  if (text.standing === 'marked otherwise') return null;
  const sure = judged.filter(({ correction }) => isSure(correction, text.unused));
  const best = sure.find(({ isAround }) => isAround) ?? sure.find((one) => likely.includes(one.correction));
  return best ? replacementsOf(best.correction) : null;
}

/**
 * Whether a correction after which the whole stands somewhere is what was meant. In a long text that nothing has as typed, it is; what
 * something is called as typed gives way to a name only; and of two words, one that nobody uses to the beginning of a title too.
 */
async function isBelieved(
  db: Executor,
  { whole, bare, isAlike }: Judged,
  { text: { words, unused, standing }, isLikely }: { text: TypedText; isLikely: boolean },
): Promise<boolean> {
  if (standing === 'marked otherwise' && !isAlike) return false;
  if (standing === 'nowhere' && (words.length >= fewestWords || isLikely)) return true;
  if (standing === 'apart' && inKindPhrases(whole).every(Boolean)) return true;
  const last = standing === 'nowhere' && unused.length > 0 && isAlike ? beginsTitle : isName;
  if (await reaches(db, whole, last)) return true;
  return bare !== whole && reaches(db, bare, last);
}

async function reaches(db: Executor, words: readonly string[], last: number): Promise<boolean> {
  const best = await bestTier(db, words.join(' '));
  return best !== null && best.tier <= last;
}

/** Whether all that is corrected was neither Vietnamese nor known: 'chaù' is known without its mark only. */
const isSure = (correction: Correction, unused: readonly QueryWord[]): boolean =>
  correction.every(
    ({ segment, typed }) =>
      !segment.isCorrected ||
      typed.some(
        (word) => !isPossibleSyllable(word.typed) && (word.typed !== word.key || unused.includes(word)),
      ),
  );
