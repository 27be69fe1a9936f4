import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { type Region, regionQuery } from '#modules/search/documents/find-region.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type DestinationCard, provinceCards } from './list-destinations.ts';

const mostProvinces = 20;
const matchedAtMost = 500;

/** The provinces of a region that something is sold in, the best known first. */
export function listRegion(db: Executor, { ids }: Region): Promise<DestinationCard[]> {
  return provinceCards(db, { rankedIds: ids, hasProducts: true, limit: mostProvinces });
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
export async function isAnyInRegion(db: Executor, region: Region, text: string): Promise<boolean> {
  const found = await Promise.all(kindNames.map((kind) => isInRegion(db, kind, region, text)));
  return found.includes(true);
}
