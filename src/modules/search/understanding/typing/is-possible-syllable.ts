import { fold } from '#platform/vietnamese/fold.ts';
import { readLetters } from './letters.ts';
import { canBearTone, isVietnameseSyllable, splitSyllable } from './syllable.ts';
import { syllableInventory } from './syllable-inventory.ts';

/** Every syllable of the language without its marks: 'nuoc', 'hiem'. */
const plain: ReadonlySet<string> = new Set(
  [...syllableInventory.onsets].flatMap((onset) =>
    [...syllableInventory.rhymes].flatMap(([nucleus, codas]) =>
      [...codas].flatMap((coda) => [
        fold(onset + nucleus + coda),
        // 'gi' before 'i' is written once.
        ...(onset === 'gi' && nucleus.startsWith('i') ? [fold(`g${nucleus}${coda}`)] : []),
      ]),
    ),
  ),
);

/** Whether a word in lower case is a syllable that Vietnamese has, with the marks that it is typed with or without any. */
export function isPossibleSyllable(typed: string): boolean {
  if (/^[a-z]+$/.test(typed)) return plain.has(typed);
  const marked = readLetters(typed);
  const syllable = marked && splitSyllable(marked.letters);
  return Boolean(syllable && isVietnameseSyllable(syllable) && canBearTone(syllable, marked.tone));
}
