import { sql } from 'kysely';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';

export interface ArticleCard {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  url: string;
  image: string | null;
  picture: {
    url: string;
    alt: string;
    width: number;
    height: number;
    haze: string;
    focus: string | null;
  } | null;
  author: { name: string; bio: string };
  publishedAt: Date;
  readingMinutes: number;
  special: boolean;
}

export interface ArticleQuery {
  category?: string | undefined;
  tag?: string | undefined;
  /** Slug. */
  province?: string | undefined;
  special?: boolean | undefined;
  exceptId?: number;
  rankedIds?: number[] | undefined;
  page: number;
  limit: number;
}

const pictureOf = sql<
  ArticleCard['picture']
>`(SELECT json_build_object('url', m.path, 'alt', m.alt, 'width', m.width,
  'height', m.height, 'haze', m.haze, 'focus', m.focus) FROM media_files m WHERE m.id = a.media_id)`;
const authorOf = sql<ArticleCard['author']>`a.author`;

/** Published articles, newest first, or in the order of search results. */
export async function listArticles(db: Executor, query: ArticleQuery) {
  const rows = await db
    .selectFrom('articles as a')
    .where('a.status', '=', true)
    .where('a.step', '=', 1)
    .where('a.published_at', '<=', sql<Date>`now()`)
    .$if(query.category !== undefined, (select) => select.where('a.category', '=', query.category as string))
    .$if(query.tag !== undefined, (select) => select.where(sql<boolean>`${query.tag} = any(a.tags)`))
    .$if(query.special === true, (select) => select.where('a.special', '=', true))
    .$if(query.exceptId !== undefined, (select) => select.where('a.id', '<>', query.exceptId as number))
    .$if(query.rankedIds !== undefined, (select) =>
      select.where(sql<boolean>`a.id = ANY(${query.rankedIds}::int[])`),
    )
    .$if(query.province !== undefined, (select) =>
      select.where(sql<boolean>`EXISTS (SELECT FROM article_provinces x JOIN provinces v ON v.id = x.province_id
        WHERE x.article_id = a.id AND v.slug = ${query.province})`),
    )
    .select([
      'a.id',
      'a.slug',
      'a.title',
      'a.excerpt',
      'a.category',
      'a.tags',
      'a.special',
      'a.published_at as publishedAt',
      authorOf.as('author'),
      pictureOf.as('picture'),
      'a.reading_minutes as readingMinutes',
      sql<number>`count(*) OVER ()`.as('total'),
    ])
    .$if(query.rankedIds !== undefined, (select) =>
      select.orderBy(sql`array_position(${query.rankedIds}::int[], a.id)`),
    )
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const isBeyondEnd = rows.length === 0 && query.page > 1;
  const totalResults: number = isBeyondEnd
    ? (await listArticles(db, { ...query, page: 1, limit: 1 })).totalResults
    : (rows[0]?.total ?? 0);
  return {
    results: rows.map(({ total, ...row }) => articleCard(row)),
    page: query.page,
    limit: query.limit,
    totalPages: Math.ceil(totalResults / query.limit),
    totalResults,
  };
}

export function articleCard(row: Omit<ArticleCard, 'url' | 'image'>): ArticleCard {
  return { ...row, url: `/${row.slug}`, image: row.picture?.url ?? null };
}

/** A published article with its text. */
export interface Article extends Omit<ArticleCard, 'url' | 'image' | 'special'> {
  content: string;
  updatedAt: Date;
  provinces: { slug: string; title: string }[];
}

export const cardColumns = sql`a.id, a.slug, a.title, a.excerpt, a.category, a.tags, a.published_at AS "publishedAt",
  ${authorOf} AS author, ${pictureOf} AS picture, a.reading_minutes AS "readingMinutes"`;
export const isPublished = sql`a.status AND a.step = 1 AND a.published_at <= now()`;
export const textColumns = sql`${cardColumns}, a.content, a.updated_at AS "updatedAt",
  coalesce((SELECT json_agg(json_build_object('slug', v.slug, 'title', v.title))
    FROM article_provinces x JOIN provinces v ON v.id = x.province_id WHERE x.article_id = a.id), '[]') AS provinces`;

const readArticle = builtOnce<Article, { slug: string }>(
  (place) => sql`SELECT ${textColumns} FROM articles a WHERE a.slug = ${place('slug')} AND ${isPublished}`,
);

/** Null where there is none. */
export async function findArticle(db: Executor, slug: string): Promise<Article | null> {
  return (await readArticle(db, { slug }))[0] ?? null;
}

export type StoredCard = Omit<ArticleCard, 'url' | 'image'>;

/** Order of articles `a` by what they share with the article `one`. */
export const closestFirst = sql`
  (SELECT count(*) FROM article_provinces x JOIN article_provinces y USING (province_id)
    WHERE x.article_id = one.id AND y.article_id = a.id) DESC,
  cardinality(array(SELECT unnest(one.tags) intersect SELECT unnest(a.tags))) DESC,
  (one.category = a.category) DESC, a.published_at DESC`;

const readRelated = builtOnce<StoredCard, { id: number; limit: number }>(
  (place) => sql`
    SELECT ${cardColumns}, a.special FROM articles one JOIN articles a ON a.id <> one.id
    WHERE one.id = ${place('id')} AND ${isPublished}
    ORDER BY ${closestFirst} LIMIT ${place('limit')}`,
);

/** Articles that share provinces, category or tags with one, closest match first. */
export async function listRelatedArticles(
  db: Executor,
  { id }: { id: number },
  limit: number,
): Promise<ArticleCard[]> {
  return (await readRelated(db, { id, limit })).map(articleCard);
}

/** An article that was published and then withdrawn; null when there is none. */
export async function findWithdrawnArticle(db: Executor, slug: string) {
  return (
    (await db
      .selectFrom('articles')
      .where('slug', '=', slug)
      .where('step', '=', 1)
      .where('status', '=', false)
      .select(['id', 'title'])
      .executeTakeFirst()) ?? null
  );
}
