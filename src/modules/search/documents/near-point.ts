import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findMentionedPlace, type ListPlace, listPlacesBegunBy } from '#modules/catalog/queries/places.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { withoutMoreAndMore } from '#modules/search/understanding/parsing/without-surroundings.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findNamedPlace } from './find-named-place.ts';

/** Radii in which products near a place are looked for where nothing matches its name: the first one with a result is used. */
const nearKilometres = [5, 20, 50];

/** The query for products near a point, in the smallest radius with a result; null if there is none. */
export async function nearPoint(
  db: Executor,
  asked: ProductQuery,
  point: ListPlace,
  radii: readonly number[] = nearKilometres,
): Promise<ProductQuery | null> {
  for (const kilometres of radii) {
    const query = aroundPlace({ ...asked, near: [`${point.slug}.${kilometres}`] }, point);
    if (await isAny(db, query)) return query;
  }
  return null;
}

/** The query for products at any of several places whose titles begin with the name: 'vé Sun World'; null if there is none. */
export async function nearChain(
  db: Executor,
  asked: ProductQuery,
  text: string,
): Promise<ProductQuery | null> {
  const words = queryWordsOf(text);
  for (const name of [words, ...withoutMoreAndMore(words, 'destinations')]) {
    if (name.length < 2) continue;
    const slugs = await listPlacesBegunBy(db, name.map(({ typed }) => typed).join(' '));
    if (slugs.length < 2) continue;
    const query = { ...asked, near: slugs.map((slug) => `${slug}.${nearKilometres[0]}`) };
    return (await isAny(db, query)) ? query : null;
  }
  return null;
}

/** The place in a text that also says what is wanted there: 'khách sạn gần cầu Rồng', 'biệt thự Vũng Tàu'. */
export async function findPlaceIn(
  db: Executor,
  kind: KindName,
  text: string,
): Promise<{ place: ListPlace; isRestKnown: boolean } | null> {
  for (const name of withoutMoreAndMore(queryWordsOf(text), 'destinations')) {
    const place = await findNamedPlace(db, kind, name.map(({ typed }) => typed).join(' '));
    if (place) return { place, isRestKnown: true };
  }
  const place = await findMentionedPlace(db, text);
  return place && !place.isProvince ? { place, isRestKnown: false } : null;
}

/** The query for a place that is a point: products near it are counted, and they need not belong to the place. */
export function aroundPlace(query: ProductQuery, place: ListPlace | null): ProductQuery {
  if (!place?.isPoint) return query;
  const isNear = query.near?.some((value) => value.startsWith(`${place.slug}.`));
  const { rankedIds: _, ...around } = query;
  return {
    ...(isNear ? { ...around, places: query.places.filter((slug) => slug !== place.slug) } : query),
    landmark: place.slug,
  };
}

/** Whether words of a name were left out. */
export function isWithoutName(name: string, leftOut: readonly string[]): boolean {
  const words = new Set(searchKey(name).split(' '));
  return leftOut.some((word) => words.has(searchKey(word)));
}

export const isAny = async (db: Executor, query: ProductQuery): Promise<boolean> =>
  (await listProducts(db, { ...query, page: 1, limit: 1 })).totalResults > 0;
