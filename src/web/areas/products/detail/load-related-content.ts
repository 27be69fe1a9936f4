import { type Closing, listClosings } from '#modules/booking/disruption/queries.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { listNearbyPlaces, type NearbyPlace } from '#modules/catalog/queries/places.ts';
import { type BriefCard, briefCard } from '#modules/catalog/queries/product-cards.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { lasts } from '#web/app/pack.ts';

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
 * requested price is for booking: its queries are spent on the price, and what is near it is recalled.
 */
export async function loadRelatedContent(
  app: App,
  product: ProductDetail,
  { hasSearchDates, withinKm }: { hasSearchDates: boolean; withinKm: number },
): Promise<RelatedContent> {
  if (hasSearchDates) return { ...(await recallBeside(app, product, withinKm)), closings: [] };
  const [beside, closings] = await Promise.all([
    loadBeside(app, product, withinKm),
    listClosings(
      app.readDb,
      product.units.map(({ id }) => id),
      dayInVietnam(app.clock.now()),
    ),
  ]);
  return { ...beside, closings };
}

type Beside = Pick<RelatedContent, 'related' | 'nearby'>;

async function loadBeside(app: App, product: ProductDetail, withinKm: number): Promise<Beside> {
  const [related, nearby] = await Promise.all([
    listRelated(app.readDb, product, relatedCount),
    listNearbyPlaces(app.readDb, product, { limit: nearbyCount, withinKm }),
  ]);
  return { related: related.map(briefCard), nearby };
}

/** By then pages with dates show an edited place, or the new price of another product. */
const besideLivesMs = 60_000;
const known = new WeakMap<ProductDetail, { until: number; beside: Beside }>();

/** What is near a product, asked for once in a while: a page with dates spends its statements on the price. */
async function recallBeside(app: App, product: ProductDetail, withinKm: number): Promise<Beside> {
  const now = app.clock.now().getTime();
  const kept = known.get(product);
  if (kept && now < kept.until) return kept.beside;
  const { related, nearby } = await loadBeside(app, product, withinKm);
  const beside = { related: lasts(related), nearby: lasts(nearby) };
  known.set(product, { until: now + besideLivesMs, beside });
  return beside;
}
