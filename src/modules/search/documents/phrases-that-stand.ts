import { sql } from 'kysely';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { SearchType } from './match-documents.ts';

const types: SearchType[] = ['place', 'province', ...kindNames, 'article'];

/** Which phrases, given as their words in search form, stand side by side in a title or a name of anything. */
export async function phrasesThatStand(
  db: Executor,
  phrases: readonly (readonly string[])[],
): Promise<boolean[]> {
  const sought = phrases.map((words) =>
    types.map((type) => `(${words.map((word) => `'${type}${word}'`).join(' <-> ')})`).join(' | '),
  );
  const { rows } = await sql<{ stands: boolean }>`
    SELECT EXISTS (SELECT FROM search_by_words(phrase::tsquery, 1)) AS stands
    FROM unnest(${sought}::text[]) WITH ORDINALITY AS one (phrase, at) ORDER BY at`.execute(db);
  return rows.map(({ stands }) => stands);
}
