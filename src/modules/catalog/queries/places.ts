import { sql } from 'kysely';
import type { PlaceKind } from '#modules/catalog/codes.ts';
import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import { kilometresFrom } from './kilometres-from.ts';
import { placeIsIndexed } from './place-is-indexed.ts';
import type { CardImage } from './product-cards.ts';

export { findAround, findProvinceCalled, listPlacesBegunBy } from './find-around.ts';
export {
  findListPlace,
  findMentionedPlace,
  findPointOf,
  findProvincesNamed,
  type ListPlace,
  listPlacesWithin,
} from './find-list-place.ts';
export { listNearbyPlaces, type NearbyPlace } from './list-nearby-places.ts';
export { offersAtPlaces, type PlaceOffers } from './steps/offers-at-places.ts';

export interface PlaceCard {
  id: number;
  slug: string;
  title: string;
  nameAlias: string[];
  kind: PlaceKind;
  province: { slug: string; title: string };
  summary: string;
  url: string;
  image: string | null;
  picture: CardImage | null;
  special: boolean;
  lat: number | null;
  lng: number | null;
}

const pictureOf = sql<CardImage | null>`(SELECT json_build_object('url', m.path, 'alt', m.alt, 'width', m.width,
  'height', m.height, 'haze', m.haze, 'focus', m.focus) FROM media_files m WHERE m.id = l.media_id)`;
const kindOf = sql<PlaceKind>`l.kind_code`;
const provinceOf = sql<{
  slug: string;
  title: string;
}>`(SELECT json_build_object('slug', v.slug, 'title', v.title)
  FROM provinces v WHERE v.id = l.province_id)`;

/**
 * Places; `province` is a slug, `rankedIds` are search results, best first. With `near`, the nearest come first and those
 * without coordinates last.
 */
export async function listPlaces(
  db: Executor,
  options: {
    province?: string | undefined;
    kinds?: readonly PlaceKind[] | undefined;
    special?: boolean | undefined;
    rankedIds?: number[] | undefined;
    near?: { lat: number; lng: number } | undefined;
    page: number;
    limit: number;
  },
) {
  const rows = await db
    .selectFrom('places as l')
    .where('l.status', '=', true)
    .$if(options.province !== undefined, (query) =>
      query.where(sql<boolean>`l.province_id = (SELECT id FROM provinces WHERE slug = ${options.province})`),
    )
    .$if(options.kinds !== undefined, (query) =>
      query.where(sql<boolean>`l.kind_code = ANY (${options.kinds})`),
    )
    .$if(options.special === true, (query) => query.where('l.special', '=', true))
    .$if(options.rankedIds !== undefined, (query) =>
      query.where('l.id', '=', sql<number>`ANY(${options.rankedIds}::int[])`),
    )
    .select([
      'l.id',
      'l.slug',
      'l.title',
      'l.name_alias as nameAlias',
      kindOf.as('kind'),
      'l.summary',
      'l.special',
      'l.lat',
      'l.lng',
      pictureOf.as('picture'),
      provinceOf.as('province'),
      sql<number>`count(*) OVER ()`.as('total'),
    ])
    .$if(options.rankedIds !== undefined, (query) =>
      query.orderBy(sql`array_position(${options.rankedIds}::int[], l.id)`),
    )
    .$if(options.near !== undefined, (query) =>
      query.orderBy(kilometresFrom(options.near as { lat: number; lng: number }, 'l')),
    )
    .orderBy('l.popularity', 'desc')
    .orderBy('l.id')
    .limit(options.limit)
    .offset((options.page - 1) * options.limit)
    .execute();
  const isBeyondEnd = rows.length === 0 && options.page > 1;
  const totalResults: number = isBeyondEnd
    ? (await listPlaces(db, { ...options, page: 1, limit: 1 })).totalResults
    : (rows[0]?.total ?? 0);
  return {
    results: rows.map(
      ({ total, ...row }): PlaceCard => ({
        ...row,
        url: linkTo('Place', row.slug),
        image: row.picture?.url ?? null,
      }),
    ),
    page: options.page,
    limit: options.limit,
    totalPages: Math.ceil(totalResults / options.limit),
    totalResults,
  };
}

/** A place with the data of its page, or null. */
export async function findPlace(db: Executor, slug: string) {
  return (
    (await db
      .selectFrom('places as l')
      .where('l.slug', '=', slug)
      .where('l.status', '=', true)
      .select([
        'l.id',
        'l.slug',
        'l.title',
        'l.name_alias as nameAlias',
        kindOf.as('kind'),
        'l.summary',
        'l.content',
        'l.lat',
        'l.lng',
        'l.updated_at as updatedAt',
        placeIsIndexed.as('isIndexed'),
        pictureOf.as('picture'),
        provinceOf.as('province'),
      ])
      .executeTakeFirst()) ?? null
  );
}

/** The id of the most popular place with that name, with or without diacritics; null when there is none. */
export async function findPlaceByName(db: Executor, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM places
    WHERE status AND search_key(${name}) <> '' AND (search_key(title) = search_key(${name})
      OR EXISTS (SELECT FROM unnest(name_alias) a WHERE search_key(a) = search_key(${name})))
    ORDER BY search_key(title) = search_key(${name}) DESC, popularity DESC, id LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Where travel begins and ends. */
const stations: PlaceKind[] = ['airport', 'railway-station', 'port'];
const mostPlaces = 12;
const mostHotels = 12;

/**
 * Pick-up and drop-off suggestions in the provinces of a product: airports, stations and piers first, then well-known
 * places, then hotels.
 */
export async function listStops(db: Executor, productId: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    WITH own AS (SELECT province_id FROM product_provinces WHERE product_id = ${productId}),
    places AS (
      SELECT l.title, CASE WHEN l.kind_code = ANY (${stations}) THEN 0 ELSE 1 END AS rank,
        l.popularity, l.id
      FROM places l WHERE l.status AND l.province_id IN (SELECT province_id FROM own)
      ORDER BY rank, l.popularity DESC, l.id LIMIT ${mostPlaces}),
    hotels AS (
      SELECT p.title, 2 AS rank, p.popularity, p.id
      FROM products p
      WHERE p.kind = 'hotel' AND p.status AND p.step = 1
        AND EXISTS (SELECT 1 FROM product_provinces x WHERE x.product_id = p.id
          AND x.province_id IN (SELECT province_id FROM own))
      ORDER BY p.popularity DESC, p.id LIMIT ${mostHotels})
    SELECT title FROM (SELECT * FROM places UNION ALL SELECT * FROM hotels) stops
    ORDER BY rank, popularity DESC, id`.execute(db);
  return [...new Set(rows.map(({ title }) => title))];
}

/** The product ids of a kind that lie in a province, in the given order. */
export async function keepInProvince(
  db: Executor,
  kind: KindName,
  { ids, province }: { ids: readonly number[]; province: string },
): Promise<number[]> {
  const index = await getFreshIndex(db, kind);
  const id = index.vocabulary.provinces.find(({ slug }) => slug === province)?.id;
  const there = index.group('province').get(String(id));
  return ids.filter((one) => there?.has(index.ordinalOf(one) ?? -1));
}
