import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { findListPlace, keepInProvince, type ListPlace } from '#modules/catalog/queries/places.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findMatches } from './find-matches.ts';
import { findNamedPlace } from './find-named-place.ts';

/** How many matches of a text are filtered, ordered and paged. */
const matchedAtMost = 500;

/** A list as a text and its other wishes ask for it. */
export interface SearchedList {
  query: ProductQuery;
  /** What it is about, by a place that was chosen or by the text; null where that is no place. */
  place: ListPlace | null;
  /** How the text was read because of a place of that name: all that is there, or of what has its words what is there. */
  readAs: 'province' | 'within' | null;
  correctedTo: string | null;
}

/**
 * What a list holds that is searched by a text: one that is exactly the name of a place means that place. A province has all that
 * lies in it; of a part of one what has the words in that province. `isWords` has the words looked for wherever they stand.
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
  if (!text) return { query: aroundPlace(asked, place), place, readAs: null, correctedTo: null };
  const isByText = place !== null && !slug && provinces.length === 0;
  if (isByText && place.isProvince) {
    const query = { ...asked, provinces: [place.province.slug] };
    return { query, place, readAs: 'province', correctedTo: null };
  }
  const { ids, correctedTo } = await findMatches(db, kind, text, { limit });
  const within = isByText ? await keepInProvince(db, kind, { ids, province: place.province.slug }) : ids;
  const isCut = within.length > 0 && within.length < ids.length;
  const query = aroundPlace({ ...asked, rankedIds: isCut ? within : ids }, place);
  return { query, place, readAs: isCut ? 'within' : null, correctedTo };
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
