import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findListPlace, keepInProvince, type ListPlace } from '#modules/catalog/queries/places.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { withoutSurroundings } from '#modules/search/understanding/parsing/without-surroundings.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findMatches } from './find-matches.ts';
import { findNamedPlace } from './find-named-place.ts';
import { withoutNearby } from './without-nearby.ts';

/** How many matches of a text are filtered, ordered and paged. */
const matchedAtMost = 500;
/** How far from a place what lies near it is looked for, where nothing has its name: as near as something is. */
const nearKilometres = [5, 20, 50];

/** A list as a text and its other wishes ask for it. */
export interface SearchedList {
  query: ProductQuery;
  /** What it is about, by a place that was chosen or by the text; null where that is no place. */
  place: ListPlace | null;
  /** How the text was read because of a place of that name: all that is there, of what has its words what is there, or what lies near. */
  readAs: 'province' | 'within' | 'near' | null;
  correctedTo: string | null;
  /** Words, as typed, that were given up because nothing has all of them; null where none was. */
  leftOut: readonly string[] | null;
}

/**
 * What a list holds that is searched by a text: one that is exactly the name of a place means that place. A province has all that
 * lies in it; of a part of one what has the words in that province, and of a point what lies near where nothing has its words. `isWords` has the words looked for wherever they stand.
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
  const point = isByText ? place : !slug && provinces.length === 0 ? await findPointIn(db, kind, text) : null;
  if (point?.slug && !isWords && (ids.length === 0 || leftOut)) {
    const near = await nearPoint(db, asked, point);
    if (near) return { query: near, place: point, readAs: 'near', correctedTo, leftOut: null };
  }
  const within = isByText
    ? await withoutNearby(
        db,
        await keepInProvince(db, kind, { ids, province: place.province.slug }),
        place.name,
      )
    : ids;
  const isCut = within.length > 0 && within.length < ids.length;
  const query = aroundPlace({ ...asked, rankedIds: isCut ? within : ids }, place);
  return { query, place, readAs: isCut ? 'within' : null, correctedTo, leftOut };
}

/** The query for what lies near a point, as near as there is something; null where nothing is. */
async function nearPoint(db: Executor, asked: ProductQuery, point: ListPlace): Promise<ProductQuery | null> {
  for (const kilometres of nearKilometres) {
    const query = aroundPlace({ ...asked, near: [`${point.slug}.${kilometres}`] }, point);
    if ((await listProducts(db, { ...query, page: 1, limit: 1 })).totalResults > 0) return query;
  }
  return null;
}

/** The place in a text that says what is wanted there as well: 'khách sạn gần cầu Rồng'. */
async function findPointIn(db: Executor, kind: KindName, text: string): Promise<ListPlace | null> {
  const name = withoutSurroundings(queryWordsOf(text), 'destinations');
  return name && findNamedPlace(db, kind, name.map(({ typed }) => typed).join(' '));
}

/** The query for a place that is a point: how many lie near it is counted, and whoever lies near need not belong to it. */
function aroundPlace(query: ProductQuery, place: ListPlace | null): ProductQuery {
  if (!place?.isPoint) return query;
  const isNear = query.near?.some((value) => value.startsWith(`${place.slug}.`));
  const { rankedIds: _, ...around } = query;
  return {
    ...(isNear ? { ...around, places: query.places.filter((slug) => slug !== place.slug) } : query),
    landmark: place.slug,
  };
}
