import { type ProvinceType, provinceTypes, type Region, regions } from '#modules/catalog/codes.ts';
import { listPlaces } from '#modules/catalog/queries/places.ts';
import { listProvinces } from '#modules/catalog/queries/provinces.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { Executor } from '#platform/db/connect.ts';

/** So many sights are suggested beside the provinces that a text finds. */
const mostSights = 6;

/** What a text finds, best first; undefined, which is all there is, where there is no text. */
export async function rankedIds(
  db: Executor,
  type: 'province' | 'place',
  search: string,
): Promise<number[] | undefined> {
  return search ? (await findMatches(db, type, search, { limit: 400 })).ids : undefined;
}

/** A page of provinces as the API documents them. */
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

/** The sights that a text finds, as many as stand beside provinces. */
export async function foundSights(db: Executor, search: string) {
  const { ids } = await findMatches(db, 'place', search, { limit: mostSights });
  return (await listPlaces(db, { rankedIds: ids, page: 1, limit: mostSights })).results;
}

/** Documented as words: 'tỉnh', 'Bắc'. */
export function labelledProvince<P extends { type: ProvinceType; region: Region }>(province: P) {
  return { ...province, type: provinceTypes[province.type], region: regions[province.region] };
}
