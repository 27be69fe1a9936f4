import { getProductCards } from '#modules/catalog/queries/product-cards.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { PictureSource } from '#ui/picture.tsx';

/** The first picture of each product by its id; products without one are left out. One SQL statement. */
export async function loadItemPictures(
  db: Executor,
  items: { productId: number }[],
): Promise<Record<number, PictureSource>> {
  const cards = await getProductCards(db, [...new Set(items.map(({ productId }) => productId))]);
  return Object.fromEntries(cards.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])));
}
