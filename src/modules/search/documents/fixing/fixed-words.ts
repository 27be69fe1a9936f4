import { nearWordsFinder } from '#modules/search/understanding/near-words-finder.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import type { QueryWord } from '#modules/search/understanding/parsing/query-word.ts';
import type { Replacement } from '#modules/search/understanding/respelling/replace-words.ts';
import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';
import type { Executor } from '#platform/db/connect.ts';
import { boldInLongText, isLongText } from './bold-in-long-text.ts';
import { type Correction, replacementsOf } from './correction.ts';
import { type Judged, judgeCorrections } from './judge-corrections.ts';
import { possibleCorrections } from './possible-corrections.ts';
import type { TypedText } from './typed-text.ts';

/** With fewer words, besides those around a name, a Vietnamese one is a typo of another only where the whole is a name then. */
const fewestWords = 3;

/** So many corrections are looked up at once: mostly the first ones hold the right one. */
const triedAtOnce = 40;

/**
 * What a text's words mean if there is a typo in them; null where none is likely. The whole must stand side by side in a title or a
 * name then (`isBelieved` says which); only what is neither Vietnamese nor known is corrected in any case.
 */
export async function fixedWords(db: Executor, text: TypedText): Promise<Replacement[] | null> {
  const { likely, bold } = await possibleCorrections(text, nearWordsFinder(db));
  const judged: Judged[] = [];
  const possible = [...likely, ...(await boldInLongText(db, text, bold))];
  for (let from = 0; from < possible.length; from += triedAtOnce) {
    const next = await judgeCorrections(db, text.words, possible.slice(from, from + triedAtOnce));
    const believed = next.find((one) => isBelieved(one, text, likely.includes(one.correction)));
    if (believed) return replacementsOf(believed.correction);
    judged.push(...next);
  }
  if (isCalledOtherwise(text)) return null;
  const sure = judged.filter(({ correction }) => isSure(correction, text.unused));
  const best = sure.find(({ isAround }) => isAround) ?? sure.find((one) => likely.includes(one.correction));
  return best ? replacementsOf(best.correction) : null;
}

/**
 * Whether any correction comes into question, however a text is called. How a long text is called takes fifty statements, which are
 * spared where none does.
 */
export async function mayBeFixed(db: Executor, text: Omit<TypedText, 'standing'>): Promise<boolean> {
  if (!isLongText(text)) return true;
  const possible = await possibleCorrections({ ...text, standing: 'nowhere' }, nearWordsFinder(db));
  return possible.likely.length > 0 || (await boldInLongText(db, text, possible.bold)).length > 0;
}

/**
 * Whether a correction after which the whole stands somewhere is what was meant. In a long text that nothing has as typed, it is; what
 * something is called as typed gives way to a name or a kind only; and of two words, one that nobody uses to the beginning of a title too.
 */
function isBelieved(
  { whole, held, standing: stands, isAlike }: Judged,
  { unused, standing }: TypedText,
  isLikely: boolean,
): boolean {
  if (stands === null || (isCalledOtherwise({ standing }) && !isAlike)) return false;
  if (stands === 'name' || inKindPhrases(whole).every(Boolean)) return true;
  if (standing === 'nowhere' && (held >= fewestWords || isLikely)) return true;
  if (standing !== 'nowhere') return false;
  return stands === 'beginning' && unused.length > 0 && isAlike;
}

/** Only a name or a kind is believed then. */
const isCalledOtherwise = ({ standing }: Pick<TypedText, 'standing'>) =>
  standing === 'marked otherwise' || standing === 'begun';

/** Whether all that is corrected was neither Vietnamese nor known: 'chaù' is known without its mark only. */
const isSure = (correction: Correction, unused: readonly QueryWord[]): boolean =>
  correction.every(
    ({ segment, typed }) =>
      !segment.isCorrected ||
      typed.some(
        (word) => !isPossibleSyllable(word.typed) && (word.typed !== word.key || unused.includes(word)),
      ),
  );
