import { sql } from 'kysely';
import type { Conditions } from '#modules/search/understanding/parsing/conditions-of.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planEachTime } from '#platform/db/plan-once.ts';
import { type Match, type SearchType, typedWords } from './match-documents.ts';

/** Behind whatever a name matches. */
const tier = 10;
/** Of so many texts at most the marks are compared. */
const readAtMost = 100;

/** Products of a kind whose texts meet the conditions, with the marks that were typed; the best known first. */
export async function matchTexts(
  db: Executor,
  type: SearchType,
  { words, accents }: Conditions,
  limit: number,
): Promise<Match[]> {
  const marked = accents?.traditional ?? [];
  const { rows } = await sql<Match>`${planEachTime}
    SELECT d.id, true AS "hasAccents", ${sql.lit(tier)}::int AS tier, d.popularity, (count(*) OVER ())::int AS total
    FROM search_by_texts(${typedWords(type, words)}::tsquery, ${readAtMost}) AS found (id)
    JOIN search_documents d ON d.source = 'products' AND d.id = found.id
    WHERE d.visible_from <= now()
      ${marked.length > 0 ? sql`AND lower(search_text_of(d.id)) LIKE ALL(${marked}::text[])` : sql``}
    ORDER BY d.popularity DESC, d.id
    LIMIT ${limit}`.execute(db);
  return rows;
}
