import { type Closing, listClosings } from '#modules/booking/disruption/queries.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { listNearbyPlaces, type NearbyPlace } from '#modules/catalog/queries/places.ts';
import { type BriefCard, briefCard } from '#modules/catalog/queries/product-cards.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';

const relatedCount = 4;
const nearbyCount = 6;

export interface RelatedContent {
  related: BriefCard[];
  nearby: NearbyPlace[];
  /** Upcoming days on which a part of the product is closed; an edit of closings invalidates the cached page. */
  closings: Closing[];
}

/**
 * Related content of a product's page: similar products, places within `withinKm`, days on which it is closed. A page with a
 * requested price is for booking: its queries are spent on the price, and there is no related content.
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
