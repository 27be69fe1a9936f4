import { sql } from 'kysely';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { SearchType } from './match-documents.ts';

const types: SearchType[] = ['place', 'province', ...kindNames, 'article'];

/** Which phrases, given as their words in search form, stand side by side in a title or a name of anything. */
export async function phrasesThatStand(
  db: Executor,
  phrases: readonly (readonly string[])[],
): Promise<boolean[]> {
  const queries = phrases.map((words) =>
    types.map((type) => `(${words.map((word) => `'${type}${word}'`).join(' <-> ')})`).join(' | '),
  );
  const { rows } = await sql<{ phrase: string }>`
    SELECT phrase FROM unnest(${[...new Set(queries)]}::text[]) AS one (phrase)
    WHERE EXISTS (SELECT FROM search_by_words(phrase::tsquery, 1))`.execute(db);
  const standing = new Set(rows.map(({ phrase }) => phrase));
  return queries.map((query) => standing.has(query));
}

/** Whether a name or title has all words side by side. */
export async function isCalledSo(db: Executor, text: string): Promise<boolean> {
  const [stands] = await phrasesThatStand(db, [queryWordsOf(text).map(({ key }) => key)]);
  return stands === true;
}
