import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Sitemap URLs of all published articles, newest first. */
export async function listArticleSitemapUrls(db: Executor, window: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom('articles as a')
    .leftJoin('media_files as m', 'm.id', 'a.media_id')
    .where('a.status', '=', true)
    .where('a.step', '=', 1)
    .where('a.published_at', '<=', sql<Date>`now()`)
    .select(['a.slug', 'a.title', 'a.updated_at as updatedAt', 'm.path as picture'])
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return rows.map((row) => ({
    path: `/${row.slug}`,
    updatedAt: row.updatedAt,
    pictures: row.picture ? [{ url: row.picture, title: row.title }] : [],
  }));
}

/** Every static page. */
export async function listPageSitemapUrls(db: Executor) {
  const rows = await db
    .selectFrom('pages')
    .where('status', '=', true)
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({ path: `/page/${row.slug}`, updatedAt: row.updatedAt, pictures: [] }));
}

/** The number of published articles, and when one last changed. */
export async function countArticles(db: Executor) {
  return db
    .selectFrom('articles')
    .where('status', '=', true)
    .where('step', '=', 1)
    .where('published_at', '<=', sql<Date>`now()`)
    .select([sql<number>`count(*)::int`.as('total'), sql<Date | null>`max(updated_at)`.as('updatedAt')])
    .executeTakeFirstOrThrow();
}

/** The given paths that belong to a published article, '/abc', or a static page, '/page/abc'. */
export async function listContentPaths(db: Executor, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    SELECT '/' || slug AS path FROM articles
      WHERE status AND step = 1 AND published_at <= now() AND '/' || slug = ANY (${paths}::text[])
    UNION ALL SELECT '/page/' || slug FROM pages WHERE status AND '/page/' || slug = ANY (${paths}::text[])`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}
