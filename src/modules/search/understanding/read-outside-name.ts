import { outsideNameIn } from './parsing/outside-name-in.ts';
import { queryWordsOf } from './parsing/query-word.ts';

/** What a text names that is not sold at all; null for anything else. */
export const readOutsideName = (text: string): string | null => outsideNameIn(queryWordsOf(text));
