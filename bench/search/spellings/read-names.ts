import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What queries are drawn from. */
export interface Names {
  places: string[];
  provinces: string[];
  formerProvinces: string[];
  otherNames: string[];
  titles: string[];
  /** All names of places and provinces, and all titles, in search form. */
  keys: ReadonlySet<string>;
}

/** All names that the public catalogue has, in a stable order. */
export async function readNames(db: Executor): Promise<Names> {
  const places = await db
    .selectFrom('places')
    .where('status', '=', true)
    .select(['title', 'name_alias'])
    .orderBy('slug')
    .execute();
  const provinces = await db
    .selectFrom('provinces')
    .where('status', '=', true)
    .select(['title', 'name_alias', 'merged_from'])
    .orderBy('slug')
    .execute();
  const products = await db
    .selectFrom('products')
    .where('status', '=', true)
    .where('step', '=', 1)
    .where('kind', 'in', kindNames)
    .select('title')
    .orderBy('slug')
    .execute();
  const distinct = (all: string[]) => [...new Set(all)];
  const named = {
    places: distinct(places.map(({ title }) => title)),
    provinces: distinct(provinces.map(({ title }) => title)),
    formerProvinces: distinct(provinces.flatMap((one) => one.merged_from)),
    otherNames: distinct([...places, ...provinces].flatMap((one) => one.name_alias)),
    titles: distinct(products.map(({ title }) => title)),
  };
  return { ...named, keys: new Set(Object.values(named).flat().map(searchKey)) };
}
