import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { type Region, regionQuery } from '#modules/search/documents/find-region.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { Found } from './found.ts';
import { provinceCards } from './list-destinations.ts';

const mostProvinces = 20;
const matchedAtMost = 500;

/** What a search finds in a region: its provinces, and what else is said of it where anything there has it. */
export async function searchRegion(
  db: Executor,
  region: Region,
  text: string,
): Promise<{ read: { text: string; leftOut: string[] }; found: Found }> {
  const isThere = text !== '' && (await isAnyInRegion(db, region, text));
  const read = isThere ? { text, leftOut: [] } : { text: '', leftOut: text.split(' ').filter(Boolean) };
  const results = await provinceCards(db, { rankedIds: region.ids, hasProducts: true, limit: mostProvinces });
  const { length: total } = results;
  const found: Found = {
    ...{ ...read, correctedTo: null, isNamed: true, isInTexts: false, names: [] },
    groups: [{ type: 'destination', label: 'Điểm đến', href: '/dia-diem', total, strength: 0, results }],
  };
  return { read, found };
}

/** Whether anything of a kind in a region has all words of a text. */
export async function isInRegion(
  db: Executor,
  kind: KindName,
  region: Region,
  text: string,
): Promise<boolean> {
  const { ids } = await findMatches(db, kind, text, { limit: matchedAtMost });
  if (ids.length === 0) return false;
  const { totalResults } = await listProducts(db, { ...regionQuery(kind, region, 1), rankedIds: ids });
  return totalResults > 0;
}

/** Whether anything of any kind there has them. */
async function isAnyInRegion(db: Executor, region: Region, text: string): Promise<boolean> {
  const found = await Promise.all(kindNames.map((kind) => isInRegion(db, kind, region, text)));
  return found.includes(true);
}
