import { sql } from 'kysely';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';
import { placeIsIndexed } from './place-is-indexed.ts';

/** A page as a sitemap entry. */
export interface SitemapUrl {
  path: string;
  updatedAt: Date;
  pictures: { url: string; title: string }[];
}

/** Maximum number of pictures per sitemap entry. */
const maxPictures = 10;

/** Condition for products with a unit on sale: pages on which nothing can be bought yet are not in the sitemap. */
const isSold = sql<boolean>`EXISTS (SELECT FROM units u WHERE u.product_id = p.id AND u.status)`;

/** Sitemap entries of all published products of a kind with a unit on sale, in a stable order. */
export async function listProductSitemapUrls(
  db: Executor,
  kind: KindName,
  window: { limit: number; offset: number },
): Promise<SitemapUrl[]> {
  const rows = await db
    .selectFrom('products as p')
    .where('p.kind', '=', kind)
    .where('p.status', '=', true)
    .where('p.step', '=', 1)
    .where(isSold)
    .select([
      'p.slug',
      'p.updated_at as updatedAt',
      sql<SitemapUrl['pictures']>`coalesce((
        SELECT json_agg(json_build_object('url', m.path, 'title', x.alt) ORDER BY x.position)
        FROM product_images x JOIN media_files m ON m.id = x.media_id
        WHERE x.product_id = p.id AND x.position < ${maxPictures}), '[]')`.as('pictures'),
    ])
    .orderBy('p.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const { category } = getKind(kind);
  return rows.map(({ slug, ...row }) => ({ ...row, path: linkTo(category, slug) }));
}

/** Sitemap entries of provinces, or of the places that search engines should index. */
export async function listDestinationSitemapUrls(
  db: Executor,
  table: 'provinces' | 'places',
  window: { limit: number; offset: number },
): Promise<SitemapUrl[]> {
  const { rows } = await sql<{ slug: string; title: string; updatedAt: Date; picture: string | null }>`
    SELECT l.slug, l.title, l.updated_at AS "updatedAt", m.path AS picture
    FROM ${sql.table(table)} l LEFT JOIN media_files m ON m.id = l.media_id
    WHERE l.status ${table === 'places' ? sql`AND ${placeIsIndexed}` : sql``}
    ORDER BY l.id LIMIT ${window.limit} OFFSET ${window.offset}`.execute(db);
  return rows.map((row) => ({
    path: linkTo(table === 'provinces' ? 'Provinces' : 'Place', row.slug),
    updatedAt: row.updatedAt,
    pictures: row.picture ? [{ url: row.picture, title: row.title }] : [],
  }));
}

/** Number of sitemap entries of each kind of product, of provinces and of places, and when one last changed. */
export async function countSitemapUrls(db: Executor) {
  const { rows } = await sql<{ name: KindName | 'provinces' | 'places'; total: number; updatedAt: Date }>`
    SELECT kind AS name, count(*)::int AS total, max(updated_at) AS "updatedAt"
      FROM products p WHERE status AND step = 1 AND ${isSold} GROUP BY kind
    UNION ALL SELECT 'provinces', count(*)::int, max(updated_at) FROM provinces WHERE status
    UNION ALL SELECT 'places', count(*)::int, max(updated_at) FROM places l
      WHERE status AND ${placeIsIndexed}`.execute(db);
  return rows.filter(({ total }) => total > 0);
}

/** The paths that belong to a published product, a province or a place. */
export async function listCataloguePaths(db: Executor, paths: readonly string[]): Promise<string[]> {
  const slugs = paths.flatMap((path) => /\/([a-z0-9-]+)\.html$/.exec(path)?.[1] ?? []);
  const { rows } = await sql<{ kind: KindName | 'provinces' | 'places'; slug: string }>`
    SELECT kind, slug FROM products WHERE status AND step = 1 AND slug = ANY (${slugs}::text[])
    UNION ALL SELECT 'provinces', slug FROM provinces WHERE status AND slug = ANY (${slugs}::text[])
    UNION ALL SELECT 'places', slug FROM places WHERE status AND slug = ANY (${slugs}::text[])`.execute(db);
  const found = new Set(rows.map(({ kind, slug }) => pathOf(kind, slug)));
  return paths.filter((path) => found.has(path));
}

function pathOf(kind: KindName | 'provinces' | 'places', slug: string): string {
  if (kind === 'provinces') return linkTo('Provinces', slug);
  return kind === 'places' ? linkTo('Place', slug) : linkTo(getKind(kind).category, slug);
}
