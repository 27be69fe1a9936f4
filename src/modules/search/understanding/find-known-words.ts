import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { deleteVariants } from './parsing/delete-variants.ts';
import { ngrams, substringsOf } from './parsing/ngrams.ts';
import type { QueryWord } from './parsing/query-word.ts';
import type { KnownWord } from './parsing/vocabulary.ts';

/** What the vocabulary knows of the words of some readings as they were typed, apart or written together. */
export async function findKnownWords(db: Executor, readings: QueryWord[][]): Promise<KnownWord[]> {
  const compacts = [...new Set(readings.flatMap((words) => [...ngrams(words), ...substringsOf(words)]))];
  const last = readings[0]?.at(-1)?.key ?? '';
  const { rows } = await sql<KnownWord>`
    select term, compact, kind, spelling, documents from search_words where compact = any(${compacts}::text[])
    union all
    (select term, compact, kind, spelling, documents from search_words
      where ${last.length >= 4} and kind = 'name' and compact like ${`${last}%`}
      order by documents desc limit 5)`.execute(db);
  return rows;
}

/** What the vocabulary has within one typo of any of the given words, which are without spaces. */
export async function findNearWords(db: Executor, compacts: string[]): Promise<KnownWord[]> {
  const shortened = [...new Set(compacts.flatMap(deleteVariants))];
  if (shortened.length === 0) return [];
  const { rows } = await sql<KnownWord>`
    select term, compact, kind, spelling, documents from search_words
    where term in (select term from search_slips where shortened = any(${shortened}::text[]))`.execute(db);
  return rows;
}
