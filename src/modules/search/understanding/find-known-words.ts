import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { planEachTime } from '#platform/db/plan-once.ts';
import { ngrams, substringsOf } from './parsing/ngrams.ts';
import type { QueryWord } from './parsing/query-word.ts';
import type { KnownWord } from './parsing/vocabulary.ts';

/** The vocabulary entries for the words of some readings as typed, separate or joined. */
export async function findKnownWords(db: Executor, readings: QueryWord[][]): Promise<KnownWord[]> {
  const compacts = [...new Set(readings.flatMap((words) => [...ngrams(words), ...substringsOf(words)]))];
  const last = readings[0]?.at(-1)?.key ?? '';
  const { rows } = await sql<KnownWord>`${planEachTime}
    SELECT term, compact, kind, spelling, documents FROM search_words WHERE compact = ANY(${compacts}::text[])
    UNION ALL
    (SELECT term, compact, kind, spelling, documents FROM search_words
      WHERE ${last.length >= 4} AND kind = 'name' AND compact LIKE ${`${last}%`}
      ORDER BY documents DESC LIMIT 5)`.execute(db);
  return rows;
}
