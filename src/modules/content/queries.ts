import { sql } from 'kysely';
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

/** Published articles, newest first, or in the order in which a search found them. */
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
    results: rows.map(
      ({ total, ...row }): ArticleCard => ({ ...row, url: `/${row.slug}`, image: row.picture?.url ?? null }),
    ),
    page: query.page,
    limit: query.limit,
    totalPages: Math.ceil(totalResults / query.limit),
    totalResults,
  };
}

/** A published article with its text, or null. */
export async function findArticle(db: Executor, slug: string) {
  return (
    (await db
      .selectFrom('articles as a')
      .where('a.slug', '=', slug)
      .where('a.status', '=', true)
      .where('a.step', '=', 1)
      .where('a.published_at', '<=', sql<Date>`now()`)
      .select([
        'a.id',
        'a.slug',
        'a.title',
        'a.excerpt',
        'a.content',
        'a.category',
        'a.tags',
        'a.published_at as publishedAt',
        'a.updated_at as updatedAt',
        authorOf.as('author'),
        pictureOf.as('picture'),
        'a.reading_minutes as readingMinutes',
        sql<
          { slug: string; title: string }[]
        >`coalesce((SELECT json_agg(json_build_object('slug', v.slug, 'title', v.title))
          FROM article_provinces x JOIN provinces v ON v.id = x.province_id WHERE x.article_id = a.id), '[]')`.as(
          'provinces',
        ),
      ])
      .executeTakeFirst()) ?? null
  );
}

/** Articles that share provinces, category or tags with one, the closest first. */
export async function listRelatedArticles(
  db: Executor,
  article: { id: number },
  limit: number,
): Promise<ArticleCard[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT b.id FROM articles a JOIN articles b ON b.id <> a.id
    WHERE a.id = ${article.id} AND b.status AND b.step = 1 AND b.published_at <= now()
    ORDER BY
      (SELECT count(*) FROM article_provinces x JOIN article_provinces y USING (province_id)
        WHERE x.article_id = a.id AND y.article_id = b.id) DESC,
      cardinality(array(SELECT unnest(a.tags) intersect SELECT unnest(b.tags))) DESC,
      (a.category = b.category) DESC, b.published_at DESC
    LIMIT ${limit}`.execute(db);
  const page = await listArticles(db, { rankedIds: rows.map((row) => row.id), page: 1, limit });
  return page.results;
}

/** An article that was published and has been taken off the site; null when there is none. */
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
