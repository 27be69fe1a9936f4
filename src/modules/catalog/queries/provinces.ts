import { sql } from 'kysely';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import type { CardImage } from './product-cards.ts';

export interface ProvinceCard {
  id: number;
  slug: string;
  title: string;
  nameAlias: string[];
  region: string;
  type: string;
  summary: string;
  url: string;
  image: string | null;
  picture: CardImage | null;
  counts: Partial<Record<KindName, number>>;
  special: boolean;
}

const pictureOf = sql<CardImage | null>`(select json_build_object('url', m.path, 'alt', m.alt, 'width', m.width,
  'height', m.height, 'haze', m.haze) from media_files m where m.id = v.media_id)`;

const countsOf = sql<Partial<Record<KindName, number>>>`coalesce((select json_object_agg(kind, n) from (
  select p.kind, count(*) as n from product_provinces x join products p on p.id = x.product_id and p.status and p.step = 1
  where x.province_id = v.id group by p.kind) c), '{}')`;

/** Provinces with how many products of each kind they have; `rankedIds` are what a search found, best first. */
export async function listProvinces(
  db: Executor,
  options: {
    region?: string;
    special?: boolean;
    hasProducts?: boolean;
    rankedIds?: number[];
    page: number;
    limit: number;
  },
) {
  const rows = await db
    .selectFrom('provinces as v')
    .where('v.status', '=', true)
    .$if(options.region !== undefined, (query) => query.where('v.region', '=', options.region as string))
    .$if(options.special === true, (query) => query.where('v.special', '=', true))
    .$if(options.hasProducts === true, (query) =>
      query.where(sql<boolean>`exists (select from product_provinces x where x.province_id = v.id)`),
    )
    .$if(options.rankedIds !== undefined, (query) =>
      query.where('v.id', '=', sql<number>`any(${options.rankedIds}::int[])`),
    )
    .select([
      'v.id',
      'v.slug',
      'v.title',
      'v.name_alias as nameAlias',
      'v.region',
      'v.type',
      'v.summary',
      'v.special',
      pictureOf.as('picture'),
      countsOf.as('counts'),
      sql<number>`count(*) over ()`.as('total'),
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

/** A province with all that its page tells, or null. */
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
        'v.type',
        'v.region',
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
