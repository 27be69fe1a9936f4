import { type Closing, listClosings } from '#modules/booking/disruption/queries.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listNearbyPlaces, type NearbyPlace } from '#modules/catalog/queries/list-nearby-places.ts';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { type BriefCard, briefCard } from '#modules/catalog/queries/product-cards.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';

const relatedCount = 4;
const nearbyCount = 6;

export interface RelatedContent {
  related: BriefCard[];
  nearby: NearbyPlace[];
  /** The coming days on which something of the product is closed; whoever closes them drops the kept page. */
  closings: Closing[];
}

/**
 * What a product's page tells besides the product: what is like it, places within `withinKm`, days on which it is closed.
 * A page on which a price was asked for is for booking: its statements go into the price, and there are no neighbours.
 */
export async function loadRelatedContent(
  app: App,
  product: ProductDetail,
  { hasSearchDates, withinKm }: { hasSearchDates: boolean; withinKm: number },
): Promise<RelatedContent> {
  if (hasSearchDates) return { related: [], nearby: [], closings: [] };
  const [related, nearby, closings] = await Promise.all([
    listRelated(app.readDb, product, relatedCount),
    listNearbyPlaces(app.readDb, product, { limit: nearbyCount, withinKm }),
    listClosings(
      app.readDb,
      product.units.map(({ id }) => id),
      dayInVietnam(app.clock.now()),
    ),
  ]);
  return { related: related.map(briefCard), nearby, closings };
}
