import { sql } from 'kysely';
import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { ProvinceType, Region } from '../codes.ts';
import type { KindName } from '../kinds/kind-names.ts';
import type { CardImage } from './product-cards.ts';

export interface ProvinceCard {
  id: number;
  slug: string;
  title: string;
  nameAlias: string[];
  /** Former provinces that were merged into it. */
  mergedFrom: string[];
  region: Region;
  type: ProvinceType;
  summary: string;
  url: string;
  image: string | null;
  picture: CardImage | null;
  counts: Partial<Record<KindName, number>>;
  special: boolean;
}

// A database constraint allows no other values.
const typeOf = sql<ProvinceType>`v.type`;
const regionOf = sql<Region>`v.region`;

const pictureOf = sql<CardImage | null>`(SELECT json_build_object('url', m.path, 'alt', m.alt, 'width', m.width,
  'height', m.height, 'haze', m.haze, 'focus', m.focus) FROM media_files m WHERE m.id = v.media_id)`;

const countsOf = sql<Partial<Record<KindName, number>>>`coalesce((SELECT json_object_agg(kind, n) FROM (
  SELECT p.kind, count(*) AS n FROM product_provinces x JOIN products p ON p.id = x.product_id AND p.status AND p.step = 1
  WHERE x.province_id = v.id GROUP BY p.kind) c), '{}')`;

/** Provinces with their product counts by kind; `rankedIds` are search results, best first. */
export async function listProvinces(
  db: Executor,
  options: {
    region?: Region | undefined;
    special?: boolean | undefined;
    hasProducts?: boolean | undefined;
    rankedIds?: number[] | undefined;
    page: number;
    limit: number;
  },
) {
  const rows = await db
    .selectFrom('provinces as v')
    .where('v.status', '=', true)
    .$if(options.region !== undefined, (query) => query.where('v.region', '=', options.region as Region))
    .$if(options.special === true, (query) => query.where('v.special', '=', true))
    .$if(options.hasProducts === true, (query) =>
      query.where(sql<boolean>`EXISTS (SELECT FROM product_provinces x WHERE x.province_id = v.id)`),
    )
    .$if(options.rankedIds !== undefined, (query) =>
      query.where('v.id', '=', sql<number>`ANY(${options.rankedIds}::int[])`),
    )
    .select([
      'v.id',
      'v.slug',
      'v.title',
      'v.name_alias as nameAlias',
      'v.merged_from as mergedFrom',
      typeOf.as('type'),
      regionOf.as('region'),
      'v.summary',
      'v.special',
      pictureOf.as('picture'),
      countsOf.as('counts'),
      sql<number>`count(*) OVER ()`.as('total'),
    ])
    .$if(options.rankedIds !== undefined, (query) =>
      query.orderBy(sql`array_position(${options.rankedIds}::int[], v.id)`),
    )
    .orderBy('v.popularity', 'desc')
    .orderBy('v.id')
    .limit(options.limit)
    .offset((options.page - 1) * options.limit)
    .execute();
  const isBeyondEnd = rows.length === 0 && options.page > 1;
  const totalResults: number = isBeyondEnd
    ? (await listProvinces(db, { ...options, page: 1, limit: 1 })).totalResults
    : (rows[0]?.total ?? 0);
  return {
    results: rows.map(
      ({ total, ...row }): ProvinceCard => ({
        ...row,
        url: linkTo('Provinces', row.slug),
        image: row.picture?.url ?? null,
      }),
    ),
    page: options.page,
    limit: options.limit,
    totalPages: Math.ceil(totalResults / options.limit),
    totalResults,
  };
}

/** A province with the data of its page, or null. */
export async function findProvince(db: Executor, slug: string) {
  return (
    (await db
      .selectFrom('provinces as v')
      .where('v.slug', '=', slug)
      .where('v.status', '=', true)
      .select([
        'v.id',
        'v.code',
        'v.slug',
        'v.title',
        typeOf.as('type'),
        regionOf.as('region'),
        'v.sub_region as subRegion',
        'v.name_alias as nameAlias',
        'v.merged_from as mergedFrom',
        'v.best_months as bestMonths',
        'v.summary',
        'v.content',
        'v.lat',
        'v.lng',
        'v.updated_at as updatedAt',
        pictureOf.as('picture'),
        countsOf.as('counts'),
      ])
      .executeTakeFirst()) ?? null
  );
}

export interface NearestProvince {
  slug: string;
  title: string;
  /** Number of products of the kind, on any date. */
  count: number;
}

/** The nearest provinces that have products of a kind, the nearest first; none for an unknown province. */
export async function listNearestProvinces(
  db: Executor,
  kind: KindName,
  { slug, limit }: { slug: string; limit: number },
): Promise<NearestProvince[]> {
  const index = await getFreshIndex(db, kind);
  const { rows } = await sql<{ id: number; slug: string; title: string }>`
    SELECT v.id, v.slug, v.title FROM provinces v CROSS JOIN provinces here
    WHERE here.slug = ${slug} AND v.slug <> ${slug} AND v.lat IS NOT NULL
    ORDER BY (v.lat - here.lat) ^ 2 + ((v.lng - here.lng) * cos(radians(here.lat))) ^ 2`.execute(db);
  const provinces = index.group('province');
  return rows
    .map(({ id, ...row }) => ({ ...row, count: provinces.get(String(id))?.countWith(index.all) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, limit);
}
