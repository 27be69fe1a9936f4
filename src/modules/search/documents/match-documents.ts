import { type RawBuilder, sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Conditions } from '#modules/search/understanding/parsing/conditions-of.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planEachTime, planOnce } from '#platform/db/plan-once.ts';

/** Searchable types: the kinds of products, and 'province', 'place', 'article'. */
export type SearchType = KindName | 'province' | 'place' | 'article';

export interface Match {
  id: number;
  /** All words that were typed with accents occur with the same accents; true if none was typed with accents. */
  hasAccents: boolean;
  /** 0: is the title, 1: is another name, 2–3: the title begins with it, 4–5: it contains the phrase, 6: its words, 7–9: other names, 10: its text. */
  tier: number;
  popularity: number;
  /** Number of all matches that were gathered; a lower bound if there were many. */
  total: number;
}

/** How many of the most popular documents of a type are scanned before the word indexes are queried. */
const popularCount = 500;
/**
 * With this many titles among those, scanning further popular documents until enough titles are found is quicker than
 * querying the word index, which collects everything that matches: ten thousand of a million products.
 */
const likelyTitles = 4;
const furtherCount = 5_000;
/**
 * If at most this many documents have all words except the unfinished last one, they are scanned: for a word prefix, the
 * index first collects everything that begins with it.
 */
const fewDocuments = 1_000;
/** A text of so many words is looked up in the index at once. */
const manyWords = 6;
/** With this many matches among them, the rest is known to be many, and none of it is more popular. */
const enoughHits = 20;

/**
 * The best matches of one type, best first: by accents, tier, popularity. The work is bounded whatever the size of the
 * catalogue: a common word matches enough of the most popular documents, a rare one matches few in the word indexes.
 */
export async function matchDocuments(
  db: Executor,
  type: SearchType,
  conditions: Conditions,
  limit: number,
): Promise<Match[]> {
  const words = wordsOf(type, conditions);
  const whole = wholeWords(conditions);
  const enough = Math.max(enoughHits, limit);
  const most = enough * 2;
  const beginning = conditions.wholes.map(
    (whole) => sql`UNION ALL (SELECT ${columns} FROM search_by_title_start(${type}, ${whole}, ${enough}))`,
  );
  const inTitle = sql`(SELECT count(*) FROM common WHERE in_title)`;
  const isUnsure = sql`${inTitle} < ${enough} AND (SELECT count(*) FROM further) < ${enough}`;
  const isOpen = whole
    ? sql`(SELECT count(*) FROM further) < ${enough} AND (SELECT count(*) FROM few) >= ${sql.lit(fewDocuments)}`
    : sql`(SELECT count(*) FROM further) < ${enough}`;
  const { rows } = await sql<Match>`${planOnce}
    WITH common AS MATERIALIZED (
      SELECT ${columns}, title_words @@ ${words} AS in_title
      FROM (SELECT ${columns}, words FROM search_documents WHERE type = ${type} ${popularFirst(popularCount)}) popular
      WHERE words @@ ${words}
    ), further AS MATERIALIZED (
      SELECT ${columns} FROM search_documents JOIN (
        SELECT source, id FROM (
          SELECT source, id, title_words FROM search_documents WHERE type = ${type} ${popularFirst(furtherCount)}
        ) popular
        WHERE title_words @@ ${words} AND ${inTitle} BETWEEN ${sql.lit(likelyTitles)} AND ${enough} - 1
        LIMIT ${enough}
      ) titled USING (source, id)
    )
    ${whole ? sql`, few AS MATERIALIZED (SELECT ${columns}, words FROM search_by_words(${wordsOf(type, { words: whole })}, ${sql.lit(fewDocuments)}) WHERE ${isUnsure})` : sql``}
    , found AS (
      SELECT ${columns} FROM common
      UNION ALL (SELECT ${columns} FROM further)
      ${sql.join(beginning, sql` `)}
      ${whole ? sql`UNION ALL (SELECT ${columns} FROM few WHERE words @@ ${words})` : sql``}
      UNION ALL (SELECT ${columns} FROM search_by_title_words(${words}, ${most})
        WHERE ${inTitle} < ${enough} AND ${isOpen})
      UNION ALL (SELECT ${columns} FROM search_by_words(${words}, ${most})
        WHERE (SELECT count(*) FROM common) < ${enough} AND ${isOpen})
    ), ranked AS (
      SELECT DISTINCT ON (d.id) d.id, ${accentsOf(conditions)} AS "hasAccents", ${tierOf(conditions, words)} AS tier,
        d.popularity
      FROM found d
      WHERE d.visible_from <= now()
    )
    SELECT id, "hasAccents", tier, popularity, (count(*) OVER ())::int AS total FROM ranked
    ORDER BY "hasAccents" DESC, tier, popularity DESC, id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** The columns that matches are ranked by. */
const columns = sql`id, source, popularity, visible_from, title, names, title_key, names_key, title_words`;

const popularFirst = (most: number) => sql`ORDER BY popularity DESC, id LIMIT ${sql.lit(most)}`;

/**
 * Whether any document of a type meets any of the conditions: first looked for among the most popular, then with one
 * query per condition, because the cost of an index lookup depends on the rarest word.
 */
export async function isAnyFound(
  db: Executor,
  type: SearchType,
  conditions: readonly Conditions[],
): Promise<boolean> {
  const distinct = [...new Map(conditions.map((condition) => [condition.words, condition])).values()];
  const sought = distinct.map((condition) => typedWords(type, condition.words));
  const wholes = distinct
    .map((condition) => wholeWords(condition))
    .map((words) => words && typedWords(type, words));
  // Of many words few documents have all, which the index knows at once.
  const common = sought.filter((words) => words.split(/ (?:&|<->) /).length < manyWords);
  const inPopular =
    common.length === 0
      ? sql`false`
      : sql`EXISTS (
      SELECT FROM (SELECT words, visible_from FROM search_documents WHERE type = ${type} ${popularFirst(popularCount)}) popular
      WHERE visible_from <= now() AND words @@ ANY (${common}::tsquery[])
    )`;
  const { rows } = await sql<{ isFound: boolean }>`${planOnce}
    SELECT CASE WHEN ${inPopular} THEN true ELSE EXISTS (
      SELECT FROM unnest(${sought}::tsquery[], ${wholes}::tsquery[]) AS one (sought, whole)
      -- Whether the others are there is known at once, and mostly they are not.
      WHERE CASE WHEN whole IS NULL OR EXISTS (SELECT FROM search_by_words(whole, 1))
        THEN EXISTS (SELECT FROM search_by_words(sought, ${sql.lit(enoughHits * 2)}) WHERE visible_from <= now())
        ELSE false END
    ) END AS "isFound"`.execute(db);
  return rows[0]?.isFound ?? false;
}

/** Number of matches, counted up to `most`. */
export async function countDocuments(
  db: Executor,
  type: SearchType,
  conditions: Conditions,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`${planEachTime}
    SELECT count(*)::int AS total FROM (
      SELECT FROM search_by_words(${wordsOf(type, conditions)}, ${most}) WHERE visible_from <= now()
    ) found`.execute(db);
  return rows[0]?.total ?? 0;
}

function wordsOf(type: SearchType, { words }: Pick<Conditions, 'words'>): RawBuilder<unknown> {
  return sql`${typedWords(type, words)}::tsquery`;
}

/** In the index each word is prefixed with its type: 'da' is looked up as 'hotelda'. */
export const typedWords = (type: SearchType, words: string) => words.replace(/'(?=[a-z0-9])/g, `'${type}`);

/** All required words except the unfinished one at the end; null if there are no others. */
function wholeWords(conditions: Conditions): string | null {
  const words = conditions.words.replace(/ (?:&|<->) '[^']*':\*$/, '');
  return words === conditions.words || words.includes(':*') ? null : words;
}

function accentsOf({ accents }: Conditions): RawBuilder<boolean> {
  if (!accents) return sql`true`;
  const { traditional, modern } = accents;
  const isWritten = (all: string[]) =>
    sql<boolean>`lower(d.title || ' ' || d.names) LIKE ALL(${all}::text[])`;
  // Most words have only one position for their tone mark, and with many documents this is most of the work.
  if (traditional.every((word, index) => word === modern[index])) return isWritten(traditional);
  return sql`(${isWritten(traditional)} OR ${isWritten(modern)})`;
}

function tierOf({ wholes }: Conditions, words: RawBuilder<unknown>): RawBuilder<number> {
  const like = (column: 'title_key' | 'names_key', before: string, after: string) =>
    sql.join(
      wholes.map((whole) => sql`d.${sql.ref(column)} LIKE ${before + whole + after}`),
      sql` OR `,
    );
  return sql`CASE
    WHEN ${like('title_key', ' ', ' ')} THEN 0
    WHEN d.source IN ('provinces', 'places') AND (${like('names_key', '%| ', ' |%')}) THEN 1
    WHEN ${like('title_key', ' ', ' %')} THEN 2
    WHEN ${like('title_key', ' ', '%')} THEN 3
    WHEN ${like('title_key', '% ', ' %')} THEN 4
    WHEN ${like('title_key', '% ', '%')} THEN 5
    WHEN d.title_words @@ ${words} THEN 6
    WHEN ${like('names_key', '% ', ' %')} THEN 7
    WHEN ${like('names_key', '% ', '%')} THEN 8
    ELSE 9 END`;
}
