import type { SearchGroup } from './show-groups.ts';

/** What a text finds. */
export interface Found {
  text: string;
  correctedTo: string | null;
  /** Words, as typed, that were dropped because nothing has them together with the others. */
  leftOut: readonly string[];
  /** Whether the text names a province or a place, and not only words of titles. */
  isNamed: boolean;
  /** Whether only texts of products say it, and none of their names. */
  isInTexts: boolean;
  /** The names in it, in search form. */
  names: readonly string[];
  groups: SearchGroup[];
}
