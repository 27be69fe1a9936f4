import type { Bounds, ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { findProvincesNamed } from '#modules/catalog/queries/places.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { regionIn } from '#modules/search/understanding/region-in.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Several provinces that go by one name: 'Tây Bắc', 'miền Tây'. */
export interface Region {
  name: string;
  /** Slugs, the best known first. */
  provinces: string[];
  ids: number[];
  bounds: Bounds | null;
}

/** The whole country, which no filter stands for. */
export const everywhere: Region = { name: '', provinces: [], ids: [], bounds: null };

/** The region that a text names, with what else it says; null where it names none. Provinces that are not shown are no part of it. */
export async function findRegion(
  db: Executor,
  text: string,
): Promise<{ region: Region; rest: string } | null> {
  const found = regionIn(text, (await getSearchWords(db)).regions);
  if (!found) return null;
  const { name, bounds } = found.region;
  const provinces = await findProvincesNamed(db, found.region.provinces);
  const ids = provinces.map(({ id }) => id);
  const slugs = provinces.map(({ slug }) => slug);
  return ids.length > 0 ? { region: { name, provinces: slugs, ids, bounds }, rest: found.rest } : null;
}

/** The filters of a list that mean a region. */
export const regionFilters = ({ provinces, bounds }: Region): Pick<ProductQuery, 'provinces' | 'bounds'> => ({
  provinces,
  ...(bounds && { bounds }),
});

/** The list of a kind in a region. */
export const regionQuery = (kind: KindName, region: Region, limit: number): ProductQuery => ({
  ...{ kind, page: 1, limit, sortBy: 'popularity:desc', places: [], filters: {} },
  ...regionFilters(region),
});
