import { isSpelled } from './is-spelled.ts';
import { maxNgram } from './ngrams.ts';
import type { QueryWord } from './query-word.ts';
import type { KnownWord, Vocabulary } from './vocabulary.ts';

/** How many words the longest name of a place has that is written in several and begins the words: 'phong nha chày lập'; 0 for none. */
export function lengthOfNameAtStart(words: readonly QueryWord[], { byCompact }: Vocabulary): number {
  for (let length = Math.min(maxNgram, words.length); length > 1; length--) {
    const begun = words.slice(0, length);
    const keys = begun.map(({ key }) => key);
    const isKnown = ({ kind, term, spelling }: KnownWord) =>
      kind === 'name' && term === keys.join(' ') && begun.every(isSpelled(spelling, length));
    if (byCompact.get(keys.join(''))?.some(isKnown)) return length;
  }
  return 0;
}
