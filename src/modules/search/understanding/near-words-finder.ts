import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import type { KnownWord } from './parsing/vocabulary.ts';

/**
 * The vocabulary entries within one typo of any of the given words (without spaces), and those spelled as given by ear;
 * possibly with more.
 */
export type FindNearWords = (
  compacts: readonly string[],
  sounded: readonly string[],
) => Promise<readonly KnownWord[]>;

/** Queries the database only for words that have not been queried yet: the readings of a text share most of theirs. */
export function nearWordsFinder(db: Executor): FindNearWords {
  const asked = new Set<string>();
  const near: KnownWord[] = [];
  return async (compacts, sounded) => {
    const variants = [...compacts.flatMap(deleteVariants), ...sounded];
    const shortened = new Set(variants.filter((word) => !asked.has(word)));
    if (shortened.size === 0) return near;
    const { rows } = await sql<KnownWord>`${planOnce}
      SELECT term, compact, kind, spelling, documents FROM search_words
      WHERE term IN (SELECT term FROM search_slips WHERE shortened = ANY(${[...shortened]}::text[]))`.execute(
      db,
    );
    for (const word of shortened) asked.add(word);
    near.push(...rows);
    return near;
  };
}

/**
 * The deletes of a word in the sense of SymSpell: the word, and every variant with one letter dropped. The table
 * `search_slips` is the index of the deletes of every known word: two words one typo apart (a letter too many, missing,
 * wrong, or two swapped) share one of these. Of three letters only the word itself, as which another may have been typed with a letter
 * left out; [] below, where nearly every word is a typo of another, and with digits.
 */
export function deleteVariants(compact: string): string[] {
  if (/^[a-z]{3}$/.test(compact)) return [compact];
  if (!/^[a-z]{4,}$/.test(compact)) return [];
  const shortened = new Set([compact]);
  for (let at = 0; at < compact.length; at++) shortened.add(compact.slice(0, at) + compact.slice(at + 1));
  return [...shortened];
}
