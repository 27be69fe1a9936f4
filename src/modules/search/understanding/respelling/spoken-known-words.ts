import { abbreviationTable } from '#modules/search/understanding/abbreviation-table.ts';
import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { fillers } from '#modules/search/understanding/parsing/query-word.ts';
import type { KnownWord } from '#modules/search/understanding/parsing/vocabulary.ts';
import { surroundingWords } from '#modules/search/understanding/parsing/without-surroundings.ts';

/** Words that visitors use and that no name need have, in search form: 'hotel', 'beach'. */
const spoken: ReadonlySet<string> = new Set([
  ...Object.keys(abbreviationTable).filter((key) => !key.includes(' ')),
  ...kindWords,
  ...surroundingWords,
  ...fillers,
  'oto',
]);

export const isSpokenWord = (key: string): boolean => spoken.has(key);

/** Those that a typo may be meant for: shorter ones are near to too many. */
export const spokenKnownWords: readonly KnownWord[] = [...spoken]
  .filter((key) => key.length > 3)
  .map((key) => ({ term: key, compact: key, kind: 'word', spelling: key, documents: 0 }));
