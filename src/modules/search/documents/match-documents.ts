import { type RawBuilder, sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Conditions } from '#modules/search/understanding/parsing/conditions-of.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What can be searched for: the kinds of products, and 'province', 'place', 'article'. */
export type SearchType = KindName | 'province' | 'place' | 'article';

export interface Match {
  id: number;
  /** All words that were typed with accents are there with the same accents; true when none was typed so. */
  hasAccents: boolean;
  /** 0 the title itself, 1 another name, 2–3 the title begins so, 4–5 it holds the phrase, 6 its words, 7–9 other names. */
  tier: number;
  popularity: number;
  /** Of all that were gathered: a floor when they were many. */
  total: number;
}

/** How many of the most popular of a type are looked through before the word indexes are asked. */
const POPULAR = 500;
/** With so many of them matching, the rest is known to be many, and none of it is more popular. */
const ENOUGH = 20;

/**
 * The best matches of one type, best first: by accents, tier, popularity. The work is bounded whatever the size of the
 * catalogue: a common word meets enough of the most popular, a rare one meets few in the word indexes.
 */
export async function matchDocuments(
  db: Executor,
  type: SearchType,
  conditions: Conditions,
  limit: number,
): Promise<Match[]> {
  const words = wordsOf(type, conditions);
  const enough = Math.max(ENOUGH, limit);
  const most = enough * 2;
  const columns = sql`id, source, popularity, visible_from, title, names, title_key, names_key, title_words`;
  const beginning = conditions.wholes.map(
    (whole) => sql`union all (select ${columns} from search_by_title_start(${type}, ${whole}, ${enough}))`,
  );
  const { rows } = await sql<Match>`
    with common as materialized (
      select *, title_words @@ ${words} as in_title
      from (select * from search_documents where type = ${type} order by popularity desc, id limit ${POPULAR}) popular
      where words @@ ${words}
    ), found as (
      select ${columns} from common
      ${sql.join(beginning, sql` `)}
      union all (select ${columns} from search_by_title_words(${words}, ${most})
        where (select count(*) from common where in_title) < ${enough})
      union all (select ${columns} from search_by_words(${words}, ${most})
        where (select count(*) from common) < ${enough})
    ), ranked as (
      select distinct on (d.id) d.id, ${accentsOf(conditions)} as "hasAccents", ${tierOf(conditions, words)} as tier,
        d.popularity
      from found d
      where d.visible_from <= now()
    )
    select *, (count(*) over ())::int as total from ranked
    order by "hasAccents" desc, tier, popularity desc, id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many match, counted up to `most`. */
export async function countDocuments(
  db: Executor,
  type: SearchType,
  conditions: Conditions,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from search_by_words(${wordsOf(type, conditions)}, ${most}) where visible_from <= now()
    ) found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** In the index each word stands behind its type: 'da' is sought as 'hotelda'. */
function wordsOf(type: SearchType, { words }: Conditions): RawBuilder<unknown> {
  return sql`${words.replace(/'(?=[a-z0-9])/g, `'${type}`)}::tsquery`;
}

function accentsOf({ accents }: Conditions): RawBuilder<boolean> {
  if (!accents) return sql`true`;
  const written = sql`lower(d.title || ' ' || d.names)`;
  return sql`(${written} like all(${accents.traditional}::text[]) or ${written} like all(${accents.modern}::text[]))`;
}

function tierOf({ wholes }: Conditions, words: RawBuilder<unknown>): RawBuilder<number> {
  const like = (column: 'title_key' | 'names_key', before: string, after: string) =>
    sql.join(
      wholes.map((whole) => sql`d.${sql.ref(column)} like ${before + whole + after}`),
      sql` or `,
    );
  return sql`case
    when ${like('title_key', ' ', ' ')} then 0
    when d.source in ('provinces', 'places') and (${like('names_key', '%| ', ' |%')}) then 1
    when ${like('title_key', ' ', ' %')} then 2
    when ${like('title_key', ' ', '%')} then 3
    when ${like('title_key', '% ', ' %')} then 4
    when ${like('title_key', '% ', '%')} then 5
    when d.title_words @@ ${words} then 6
    when ${like('names_key', '% ', ' %')} then 7
    when ${like('names_key', '% ', '%')} then 8
    else 9 end`;
}
