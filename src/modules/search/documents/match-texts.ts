import { sql } from 'kysely';
import type { Conditions } from '#modules/search/understanding/parsing/conditions-of.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planEachTime } from '#platform/db/plan-once.ts';
import { type Match, type SearchType, typedWords } from './match-documents.ts';

/** Behind whatever a name matches. */
const tier = 10;
/** So many of the best known are searched first; the index only where they do not have enough, for it knows no order. */
const popularCount = 500;
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
  const sought = sql`${typedWords(type, words)}::tsquery`;
  // Whether any text has all the words, side by side or not, the index of words knows at once.
  const inAnyOrder = sql`${typedWords(type, words).replace(/<(?:-|\d+)>/g, '&')}::tsquery`;
  const isAnywhere = sql`(SELECT EXISTS (SELECT FROM search_by_texts(${inAnyOrder}, 1)))`;
  const enough = marked.length > 0 ? readAtMost : Math.min(limit, readAtMost);
  const { rows } = await sql<Match>`${planEachTime}
    WITH common AS MATERIALIZED (
      SELECT d.id, d.popularity
      FROM (
        SELECT id, popularity, visible_from FROM search_documents WHERE type = ${type}
        ORDER BY popularity DESC, id LIMIT ${sql.lit(popularCount)}
      ) d, LATERAL (SELECT words FROM search_texts WHERE product_id = d.id OFFSET 0) t -- Not by the words: thousands have them.
      WHERE ${isAnywhere} AND d.visible_from <= now() AND t.words @@ ${sought}
    ), best AS (
      SELECT id, popularity FROM common
      UNION (SELECT d.id, d.popularity
        FROM search_by_texts(${sought}, ${readAtMost}) AS found (id)
        JOIN search_documents d ON d.source = 'products' AND d.id = found.id
        WHERE ${isAnywhere} AND d.visible_from <= now() AND (SELECT count(*) FROM common) < ${enough})
      ORDER BY popularity DESC, id LIMIT ${readAtMost}
    )
    SELECT id, true AS "hasAccents", ${sql.lit(tier)}::int AS tier, popularity, (count(*) OVER ())::int AS total
    FROM best
    ${marked.length > 0 ? sql`WHERE lower(search_text_of(id)) LIKE ALL(${marked}::text[])` : sql``}
    ORDER BY popularity DESC, id
    LIMIT ${limit}`.execute(db);
  return rows;
}
