import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listNearbyPlaces } from '#modules/catalog/queries/list-nearby-places.ts';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { briefCard } from '#modules/catalog/queries/product-cards.ts';
import type { App } from '#platform/app.ts';
import { cached } from '../../cached.ts';
import { loadReviews } from '../../reviews/load-reviews.ts';
import { toDetailView } from '../detail/detail-view.ts';
import { loadClosings } from '../detail/load-closings.ts';
import { loadLowestPrice } from '../detail/load-lowest-price.ts';
import { loadSale } from './load-sale.ts';

/** Words of a choice that are one guest's own: a page that shows them is kept by nobody. */
const ownWords = ['flight', 'pickup', 'dropoff', 'voucher'];

const relatedCount = 4;
const nearbyPlaces = { limit: 6, withinKm: 60 };

/**
 * What the pages of all kinds with a booking box load, and how long it may be kept. A page with a choice is for booking:
 * its statements go into the price instead of the neighbours.
 */
export async function loadDetail(app: App, product: ProductDetail, request: Request) {
  const params = new URL(request.url).searchParams;
  const sale = await loadSale(app, product, params);
  const [related, nearby, closings] = sale.isAsked
    ? [[], [], []]
    : await Promise.all([
        listRelated(app.readDb, product, relatedCount),
        listNearbyPlaces(app.readDb, product, nearbyPlaces),
        loadClosings(app, product),
      ]);
  const [reviews, lowestPriceVnd] = await Promise.all([
    loadReviews(app, product, params),
    loadLowestPrice(app, product),
  ]);
  const isOwn = ownWords.some((word) => params.get(word));
  const tags = [`product:${product.id}`, `kind:${product.kind}`, 'catalogue'];
  return {
    /** For what only the kind shows; the rest goes to the page as it is. */
    sale,
    view: toDetailView(product, { reviews, closings, lowestPriceVnd }),
    box: sale.box,
    calendar: sale.calendar,
    related: related.map(briefCard),
    nearby,
    headers: isOwn ? undefined : cached(tags, { freshSeconds: sale.isAsked ? 10 : 30 }),
  };
}
