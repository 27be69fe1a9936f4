import type { QueryWord } from '#modules/search/understanding/parsing/query-word.ts';
import type { Parse } from '#modules/search/understanding/parsing/segment.ts';
import type { KnownWord } from '#modules/search/understanding/parsing/vocabulary.ts';

/** A text that may have a typo, with what is known about it as typed. */
export interface TypedText {
  words: QueryWord[];
  /** How it is read without a correction. */
  asTyped: Parse;
  /** Its words and names that the catalogue has. */
  known: KnownWord[];
  /** Its words that nothing has. */
  unused: QueryWord[];
  /** Its words by which a facility or a theme is wished for, which no name need have: 'spa', 'hồ bơi'. */
  wished: readonly QueryWord[];
  /**
   * How well something is called so: not at all; only with its words apart or in longer ones; or with other marks than the typed
   * ones, so that it is called something else; or its last word begins a name, beside which nothing has the others.
   */
  standing: 'nowhere' | 'apart' | 'marked otherwise' | 'begun';
}
