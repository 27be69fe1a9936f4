import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getPositions, type ProductPosition } from '#modules/catalog/queries/get-positions.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Positions of a hub's products; their data is in the hub's rows already. Cars and services come to the guest, so they have none. */
export async function loadPositions(
  db: Executor,
  products: Partial<Record<KindName, BriefCard[]>>,
): Promise<ProductPosition[]> {
  const ids = kindNames
    .filter((kind) => kindProfiles[kind].hasMap)
    .flatMap((kind) => (products[kind] ?? []).map(({ id }) => id));
  return getPositions(db, ids);
}
