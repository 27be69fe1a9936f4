import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listNearbyPlaces, type NearbyPlace } from '#modules/catalog/queries/list-nearby-places.ts';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { type BriefCard, briefCard } from '#modules/catalog/queries/product-cards.ts';
import type { App } from '#platform/app.ts';
import { loadClosings } from './load-closings.ts';

const relatedCount = 4;
const nearbyCount = 6;

export interface Neighbours {
  related: BriefCard[];
  nearby: NearbyPlace[];
  closings: Awaited<ReturnType<typeof loadClosings>>;
}

/**
 * What a product's page tells besides the product: what is like it, places within `withinKm`, days on which it is closed.
 * A page on which a price was asked for is for booking: its statements go into the price, and there are no neighbours.
 */
export async function loadNeighbours(
  app: App,
  product: ProductDetail,
  { isAsked, withinKm }: { isAsked: boolean; withinKm: number },
): Promise<Neighbours> {
  if (isAsked) return { related: [], nearby: [], closings: [] };
  const [related, nearby, closings] = await Promise.all([
    listRelated(app.readDb, product, relatedCount),
    listNearbyPlaces(app.readDb, product, { limit: nearbyCount, withinKm }),
    loadClosings(app, product),
  ]);
  return { related: related.map(briefCard), nearby, closings };
}
