import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { isWordOf } from '#modules/catalog/kinds/kind-named-in.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import {
  findListPlace,
  findPointOf,
  keepInProvince,
  type ListPlace,
} from '#modules/catalog/queries/places.ts';
import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { atPlace, titledSo } from './at-place.ts';
import { findAroundTown } from './find-around-town.ts';
import { findMatches } from './find-matches.ts';
import { findNamedPlace } from './find-named-place.ts';
import { aroundPlace, findPlaceIn, isAny, isWithoutName, nearChain, nearPoint } from './near-point.ts';

export { isAny } from './near-point.ts';

/** Maximum number of matches of a text that are filtered, sorted and paged. */
const matchedAtMost = 500;

/** The list for a text and its other filters. */
export interface SearchedList {
  query: ProductQuery;
  /** The place that the list is about, chosen or named by the text; null if there is none. */
  place: ListPlace | null;
  /**
   * How the text was read as the name of a place: everything in the province, matches of its words within the province, or
   * products nearby; 'around': what lies around a city, as far as `kilometres`.
   */
  readAs: 'province' | 'within' | 'near' | 'around' | null;
  kilometres?: number | undefined;
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
  const known = slug ? await findListPlace(db, kind, { slug, text }) : await findNamedPlace(db, kind, text);
  const isElsewhere = known && provinces.length > 0 && !provinces.includes(known.province.slug);
  const place = (isWords || isElsewhere) && !slug ? null : known;
  if (!text)
    return { query: aroundPlace(asked, place), place, readAs: null, correctedTo: null, leftOut: null };
  const isByText = place !== null && !slug && provinces.length === 0;
  if (isByText && place.isProvince) {
    const nearest = await nearestTo(db, asked, place);
    if (nearest) return { ...nearest, readAs: 'near', correctedTo: null, leftOut: null };
    const query = { ...asked, provinces: [place.province.slug] };
    return { query, place, readAs: 'province', correctedTo: null, leftOut: null };
  }
  const around = isWords || slug || provinces.length > 0 ? null : await findAroundTown(db, asked, text);
  if (around) {
    const { query, town, kilometres } = around;
    return { query, place: town, readAs: 'around', kilometres, correctedTo: null, leftOut: null };
  }
  const { ids, correctedTo, leftOut } = await findMatches(db, kind, text, { limit, isLoose: !isWords });
  const isOpen = !isWords && !slug && provinces.length === 0;
  const named = isByText ? { place, isRestKnown: true } : isOpen ? await findPlaceIn(db, kind, text) : null;
  const within = await idsAt(db, ids, { kind, named, isByText, isCut: leftOut !== null });
  const read = { correctedTo, leftOut: null };
  // What has the words of a place's name in another province is not there: 'Nam Du' is in no 'Quảng Nam'.
  const isElsewhereOnly = ids.length > 0 && within.length === 0;
  const isLost = named !== null && leftOut !== null && isWithoutName(named.place.name, leftOut);
  const isNear =
    ids.length === 0 ||
    isElsewhereOnly ||
    isLost ||
    (named?.isRestKnown && (isMoreThanKind(leftOut, kind) || nearby.test(searchKey(text))));
  if (named?.place.isPoint && isNear) {
    // A ticket is for the sight that is named rather than for one nearby.
    const near = await nearPoint(
      db,
      asked,
      named.place,
      kind === 'attraction' && !isByText ? ofSight : undefined,
    );
    if (near) return { query: near, place: named.place, readAs: 'near', ...read };
  }
  const chain = isOpen && !named && (ids.length === 0 || leftOut) ? await nearChain(db, asked, text) : null;
  if (chain) return { query: chain, place: null, readAs: null, ...read };
  const isEmptyArea = ids.length === 0 && (isByText || (named?.isRestKnown && named.place.isProvince));
  if (named && (isElsewhereOnly || isLost || isEmptyArea)) {
    const inProvince = { ...asked, provinces: [named.place.province.slug] };
    const nearest = await nearestTo(db, asked, named.place);
    if (nearest) return { ...nearest, readAs: 'near', ...read };
    return { query: inProvince, place: named.place, readAs: 'province', ...read };
  }
  const isCut = isByText && within.length > 0 && within.length < ids.length;
  const query = aroundPlace({ ...asked, rankedIds: within.length > 0 ? within : ids }, place);
  return { query, place, readAs: isCut ? 'within' : null, correctedTo, leftOut };
}

/**
 * What is nearest to a place without anything of a kind: around the middle of a part of a province, else in its province, else beyond
 * it. Null for a province that has some, and for a part that is nowhere on the map.
 */
async function nearestTo(
  db: Executor,
  asked: ProductQuery,
  place: ListPlace,
): Promise<{ query: ProductQuery; place: ListPlace } | null> {
  const inProvinceAtAll = { ...everythingOf(asked.kind), provinces: [place.province.slug] };
  if (place.isProvince && (await isAny(db, inProvinceAtAll))) return null;
  const point = place.slug ? place : await findPointOf(db, place);
  if (!point) return null;
  const inProvince = { ...asked, provinces: [place.province.slug] };
  const query =
    (place.slug || place.isProvince ? null : await nearPoint(db, asked, point, [20, 50, 100])) ??
    (await nearPoint(db, inProvince, point, [20, 50, 150])) ??
    (await nearPoint(db, asked, point, [100, 200]));
  return query && { query, place: point };
}

/** Everything of a kind, whatever else is wished for. */
const everythingOf = (kind: KindName): ProductQuery => ({
  ...{ kind, page: 1, limit: 1, sortBy: 'popularity:desc', provinces: [], places: [], filters: {} },
});

/**
 * The matches at the place that a text names. What has the words of a town in other names is elsewhere: 'Hồ Chí Minh' of a hotel beside
 * Lăng Chủ tịch Hồ Chí Minh; unless it is all there is and the text says more than a kind.
 */
async function idsAt(
  db: Executor,
  ids: number[],
  {
    kind,
    named,
    isByText,
    isCut,
  }: {
    kind: KindName;
    named: { place: ListPlace; isRestKnown: boolean } | null;
    isByText: boolean;
    /** Whether words were left out. */
    isCut: boolean;
  },
): Promise<number[]> {
  if (!named) return ids;
  const { place, isRestKnown } = named;
  // Of 'Phú Quốc, Nha Trang' either is meant.
  if (!isRestKnown && !isCut) return atPlace(db, ids, { name: place.name, isNear: true });
  const kept = await keepInProvince(db, kind, { ids, province: place.province.slug });
  const further = kept.length < ids.length && place.isPoint ? await titledSo(db, ids, place.name) : [];
  const isThere = new Set([...kept, ...further]);
  const there = isThere.size > 0 || isRestKnown ? ids.filter((id) => isThere.has(id)) : ids;
  return place.isProvince ? there : atPlace(db, there, { name: place.name, isNear: !isByText });
}

/** Whether words were left out that name no other kind: of 'combo Hạ Long du thuyền' a cruise there has all that is wanted. */
const isMoreThanKind = (leftOut: readonly string[] | null, kind: KindName) =>
  leftOut !== null && !leftOut.every((word) => kindWords.has(searchKey(word)) && !isWordOf(kind, word));

/** Radii in which tickets are looked for, in kilometres. */
const ofSight = [1, 5, 20, 50];

/** What says that something near a point is wanted. */
const nearby = /(^| )(gan|canh|near|quanh)( |$)/;
