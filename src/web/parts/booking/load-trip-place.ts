import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getPositions } from '#modules/catalog/queries/get-positions.ts';
import { listCardsById } from '#modules/catalog/queries/list-cards-by-id.ts';
import { getProductCards } from '#modules/catalog/queries/product-cards.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { PictureSource } from '#ui/picture.tsx';
import { mapsUrl } from '#web/parts/maps/maps-link.tsx';

/** What a guest needs about the trip's places besides the booking. */
export interface TripPlace {
  /** The first picture of each product by its id; products without one are left out. */
  pictures: Record<number, PictureSource>;
  /** URL of directions to the first place; null where everything comes to the guest. */
  directions: string | null;
  /** The page of the first product, while it is sold. */
  product: { title: string; url: string } | null;
}

/** Five SQL statements at most. */
export async function loadTripPlace(
  db: Executor,
  items: Pick<QuotedItem, 'kind' | 'productId'>[],
): Promise<TripPlace> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const [cards, [product]] = await Promise.all([getProductCards(db, ids), listCardsById(db, ids)]);
  const first = items.find(({ kind }) => kindProfiles[kind].hasMap);
  const [position] = first ? await getPositions(db, [first.productId]) : [];
  return {
    pictures: Object.fromEntries(cards.flatMap(({ id, picture }) => (picture ? [[id, picture]] : []))),
    directions: position ? mapsUrl(position) : null,
    product: product ? { title: product.title, url: product.url } : null,
  };
}
