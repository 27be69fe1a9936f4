import { sql } from 'kysely';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';

/** A page as search engines are told of it. */
export interface PageAddress {
  path: string;
  updatedAt: Date;
  pictures: { url: string; title: string }[];
}

/** How many of a page's pictures are named. */
const mostPictures = 10;

/** The pages of all published products of a kind, in a steady order. */
export async function listProductAddresses(
  db: Executor,
  kind: KindName,
  window: { limit: number; offset: number },
): Promise<PageAddress[]> {
  const rows = await db
    .selectFrom('products as p')
    .where('p.kind', '=', kind)
    .where('p.status', '=', true)
    .where('p.step', '=', 1)
    .select([
      'p.slug',
      'p.updated_at as updatedAt',
      sql<PageAddress['pictures']>`coalesce((
        select json_agg(json_build_object('url', m.path, 'title', x.alt) order by x.position)
        from product_images x join media_files m on m.id = x.media_id
        where x.product_id = p.id and x.position < ${mostPictures}), '[]')`.as('pictures'),
    ])
    .orderBy('p.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const { category } = getKind(kind);
  return rows.map(({ slug, ...row }) => ({ ...row, path: linkTo(category, slug) }));
}

/** The pages of provinces or places. */
export async function listDestinationAddresses(
  db: Executor,
  table: 'provinces' | 'places',
  window: { limit: number; offset: number },
): Promise<PageAddress[]> {
  const { rows } = await sql<{ slug: string; title: string; updatedAt: Date; picture: string | null }>`
    select d.slug, d.title, d.updated_at as "updatedAt", m.path as picture
    from ${sql.table(table)} d left join media_files m on m.id = d.media_id
    where d.status order by d.id limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map((row) => ({
    path: linkTo(table === 'provinces' ? 'Provinces' : 'Place', row.slug),
    updatedAt: row.updatedAt,
    pictures: row.picture ? [{ url: row.picture, title: row.title }] : [],
  }));
}

/** How many pages there are of each kind of product, of provinces and of places, and when one last changed. */
export async function countAddresses(db: Executor) {
  const { rows } = await sql<{ name: KindName | 'provinces' | 'places'; total: number; updatedAt: Date }>`
    select kind as name, count(*)::int as total, max(updated_at) as "updatedAt"
      from products where status and step = 1 group by kind
    union all select 'provinces', count(*)::int, max(updated_at) from provinces where status
    union all select 'places', count(*)::int, max(updated_at) from places where status`.execute(db);
  return rows.filter(({ total }) => total > 0);
}
