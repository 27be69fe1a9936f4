import { sql } from 'kysely';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findListPlace, keepInProvince, type ListPlace } from '#modules/catalog/queries/places.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { withoutMoreAndMore } from '#modules/search/understanding/parsing/without-surroundings.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findMatches } from './find-matches.ts';
import { findNamedPlace } from './find-named-place.ts';

/** Maximum number of matches of a text that are filtered, sorted and paged. */
const matchedAtMost = 500;
/** Radii in which products near a place are looked for where nothing matches its name: the first one with a result is used. */
const nearKilometres = [5, 20, 50];

/** The list for a text and its other filters. */
export interface SearchedList {
  query: ProductQuery;
  /** The place that the list is about, chosen or named by the text; null if there is none. */
  place: ListPlace | null;
  /**
   * How the text was read as the name of a place: everything in the province, matches of its words within the province, or
   * products nearby.
   */
  readAs: 'province' | 'within' | 'near' | null;
  correctedTo: string | null;
  /** Words, as typed, that were dropped because nothing matches all of them; null if none was dropped. */
  leftOut: readonly string[] | null;
}

/**
 * The list for a text: a text that is exactly the name of a place means that place. For a province that is everything in
 * it; for a part of one, matches of the words in that province; and for a point, products nearby where nothing matches
 * its words. With `isWords` the words are matched wherever they occur.
 */
export async function searchList(
  db: Executor,
  asked: ProductQuery,
  { text, isWords, limit = matchedAtMost }: { text: string; isWords: boolean; limit?: number },
): Promise<SearchedList> {
  const { kind, places, near, provinces } = asked;
  const slug = near?.[0]?.split('.')[0] ?? (places.length === 1 ? places[0] : undefined);
  const named = slug ? await findListPlace(db, kind, { slug, text }) : await findNamedPlace(db, kind, text);
  const isElsewhere = named && provinces.length > 0 && !provinces.includes(named.province.slug);
  const place = (isWords || isElsewhere) && !slug ? null : named;
  if (!text)
    return { query: aroundPlace(asked, place), place, readAs: null, correctedTo: null, leftOut: null };
  const isByText = place !== null && !slug && provinces.length === 0;
  if (isByText && place.isProvince) {
    const query = { ...asked, provinces: [place.province.slug] };
    return { query, place, readAs: 'province', correctedTo: null, leftOut: null };
  }
  const { ids, correctedTo, leftOut } = await findMatches(db, kind, text, { limit, isLoose: !isWords });
  const within = isByText
    ? await withoutNearby(
        db,
        await keepInProvince(db, kind, { ids, province: place.province.slug }),
        place.name,
      )
    : ids;
  // What has the words of a place's name in another province is not there: 'Nam Du' is in no 'Quảng Nam'.
  const isElsewhereOnly = isByText && ids.length > 0 && within.length === 0;
  const point = isByText ? place : !slug && provinces.length === 0 ? await findPointIn(db, kind, text) : null;
  const isNear = ids.length === 0 || isElsewhereOnly || leftOut || nearby.test(searchKey(text));
  if (point?.slug && !isWords && isNear) {
    const near = await nearPoint(db, asked, point);
    if (near) return { query: near, place: point, readAs: 'near', correctedTo, leftOut: null };
  }
  if (isElsewhereOnly) {
    const query = { ...asked, provinces: [place.province.slug] };
    return { query, place, readAs: 'province', correctedTo, leftOut: null };
  }
  const isCut = within.length > 0 && within.length < ids.length;
  const query = aroundPlace({ ...asked, rankedIds: isCut ? within : ids }, place);
  return { query, place, readAs: isCut ? 'within' : null, correctedTo, leftOut };
}

/** The query for products near a point, in the smallest radius with a result; null if there is none. */
async function nearPoint(db: Executor, asked: ProductQuery, point: ListPlace): Promise<ProductQuery | null> {
  for (const kilometres of nearKilometres) {
    const query = aroundPlace({ ...asked, near: [`${point.slug}.${kilometres}`] }, point);
    if ((await listProducts(db, { ...query, page: 1, limit: 1 })).totalResults > 0) return query;
  }
  return null;
}

/** What says that something near a point is wanted. */
const nearby = /(^| )(gan|canh|near|quanh)( |$)/;

/** The place in a text that also says what is wanted there: 'khách sạn gần cầu Rồng'. */
async function findPointIn(db: Executor, kind: KindName, text: string): Promise<ListPlace | null> {
  for (const name of withoutMoreAndMore(queryWordsOf(text), 'destinations')) {
    const place = await findNamedPlace(db, kind, name.map(({ typed }) => typed).join(' '));
    if (place) return place;
  }
  return null;
}

/** The query for a place that is a point: products near it are counted, and they need not belong to the place. */
function aroundPlace(query: ProductQuery, place: ListPlace | null): ProductQuery {
  if (!place?.isPoint) return query;
  const isNear = query.near?.some((value) => value.startsWith(`${place.slug}.`));
  const { rankedIds: _, ...around } = query;
  return {
    ...(isNear ? { ...around, places: query.places.filter((slug) => slug !== place.slug) } : query),
    landmark: place.slug,
  };
}

/** Without products that only say that they are near a place: 'resort gần Sài Gòn' is not in Sài Gòn. Their order stays. */
async function withoutNearby(db: Executor, ids: number[], placeName: string): Promise<number[]> {
  const key = searchKey(placeName);
  if (ids.length === 0 || key === '') return ids;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM search_documents, LATERAL (SELECT title_key || names_key AS said) AS d
    WHERE source = 'products' AND id = ANY(${ids}::int[]) AND said LIKE ${`% gan ${key} %`}
      AND replace(said, ${` gan ${key} `}, ' ') NOT LIKE ${`% ${key} %`}`.execute(db);
  const nearby = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !nearby.has(id));
}
