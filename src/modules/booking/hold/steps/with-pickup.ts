import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A quote whose drivers know where to pick the guests up; an item that was given a place of its own keeps it. */
export async function withPickup(db: Executor, quote: Quote, pickupAddress: string): Promise<Quote> {
  if (pickupAddress === '') return quote;
  const pickedUp = new Set(await listItemsToPickUp(db, quote.items));
  const items = quote.items.map((item) =>
    pickedUp.has(item) ? { ...item, options: { ...item.options, pickupAddress } } : item,
  );
  return { ...quote, items };
}

/** The items whose driver does not know yet where to pick the guests up. */
export async function listItemsToPickUp(
  db: Executor,
  items: readonly QuotedItem[],
): Promise<readonly QuotedItem[]> {
  const pickedUp = items.filter(
    ({ kind, options }) => getKind(kind).picksUp && !options.openDated && !options.pickupAddress,
  );
  if (pickedUp.length === 0) return [];
  const products = await db
    .selectFrom('products')
    .select(['id', 'details'])
    .where('id', 'in', [...new Set(pickedUp.map(({ productId }) => productId))])
    .execute();
  const details = new Map(products.map((product) => [product.id, product.details]));
  return pickedUp.filter(({ kind, productId }) => getKind(kind).picksUp?.(details.get(productId)));
}
