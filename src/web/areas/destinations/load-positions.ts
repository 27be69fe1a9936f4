import { getPositions, type ProductPosition } from '#modules/catalog/queries/get-positions.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Where the products of a hub lie; what they are stands in its rows already. Cars and services come to the guest. */
export async function loadPositions(
  db: Executor,
  products: Partial<Record<string, BriefCard[]>>,
): Promise<ProductPosition[]> {
  const ids = Object.entries(products).flatMap(([kind, cards = []]) =>
    kind === 'car' || kind === 'service' ? [] : cards.map(({ id }) => id),
  );
  return getPositions(db, ids);
}
