import { labelledPlace } from '#api/v1/labelled-place.ts';
import { type ProvinceType, provinceTypes, type Region, regions } from '#modules/catalog/codes.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listPlaces } from '#modules/catalog/queries/places.ts';
import { listProvinces } from '#modules/catalog/queries/provinces.ts';
import { findWhileTyping, listFoundProducts } from '#modules/search/documents/list-found-products.ts';
import { besideFlights, findAnswers } from '#modules/search/everything/find-answers.ts';
import { firstResults } from '#modules/search/everything/first-results.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Number of sights suggested beside the provinces that match a text. */
const maxSights = 6;

/** Ids of the matches of a text, best first; undefined, for no filter, without a text. */
export async function rankedIds(
  db: Executor,
  type: 'province' | 'place',
  search: string,
): Promise<number[] | undefined> {
  return search ? (await findWhileTyping(db, type, search, { limit: 400 })).ids : undefined;
}

/** A page of provinces in the shape of the API document. */
export async function foundProvinces(
  db: Executor,
  query: Omit<Parameters<typeof listProvinces>[1], 'rankedIds'> & { search: string },
) {
  const page = await listProvinces(db, {
    ...query,
    rankedIds: await rankedIds(db, 'province', query.search),
  });
  return { ...page, results: page.results.map(labelledProvince) };
}

/** The sights that match a text, as many as are suggested beside provinces. */
export async function foundSights(db: Executor, search: string) {
  const { ids } = await findWhileTyping(db, 'place', search, { limit: maxSights });
  return (await listPlaces(db, { rankedIds: ids, page: 1, limit: maxSights })).results;
}

/** Kinds of products that suggestions have no list of their own for. */
const otherKinds = kindNames.filter((kind) => !kindProfiles[kind].hasSuggestionList);
/** Number of each of them suggested beside the provinces. */
const maxOfKind = 5;

/** The products of those kinds that match a text, as many as are suggested. */
async function foundProducts(db: Executor, search: string) {
  const query = {
    page: 1,
    limit: maxOfKind,
    sortBy: 'popularity:desc' as const,
    provinces: [],
    places: [],
    filters: {},
  };
  const found = await Promise.all(
    otherKinds.map((kind) => listFoundProducts(db, { ...query, kind }, { text: search, facets: false })),
  );
  return found.flatMap(({ results }) => results);
}

/**
 * What suggestions show besides provinces: answers of the site, sights, products, and those that the results page begins with where
 * no list has the text as typed.
 */
export async function foundBeside(
  app: Pick<App, 'readDb' | 'data'>,
  { spelled, today }: { spelled: string; today: string },
) {
  const db = app.readDb;
  const [answers, places, products] = await Promise.all([
    findAnswers(app, spelled),
    foundSights(db, spelled),
    foundProducts(db, spelled),
  ]);
  const placeKind = places[0]?.kind;
  const asked = besideFlights(spelled, answers);
  const first = await firstResults(db, asked, { today, placeKind, limit: maxOfKind });
  return {
    answers: answers.map(({ title, href: url, says }) => ({ title, url, says })),
    ...{ places: places.map(labelledPlace), products, first, spelled },
  };
}

/** Labels in the documented form: 'tỉnh', 'Bắc'. */
export function labelledProvince<P extends { type: ProvinceType; region: Region }>(province: P) {
  return { ...province, type: provinceTypes[province.type], region: regions[province.region] };
}
