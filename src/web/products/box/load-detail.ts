import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { cached } from '../../cached.ts';
import { loadReviews } from '../../reviews/load-reviews.ts';
import { toDetailView } from '../detail/detail-view.ts';
import { loadLowestPrice } from '../detail/load-lowest-price.ts';
import { loadNeighbours } from '../detail/load-neighbours.ts';
import { loadSale } from './load-sale.ts';

/** What the pages of all kinds with a booking box load, and how long it may be kept. */
export async function loadDetail(app: App, product: ProductDetail, request: Request) {
  const params = new URL(request.url).searchParams;
  const sale = await loadSale(app, product, params, request.headers.get('x-guest-ip') ?? '');
  const { isAsked } = sale;
  const { related, nearby, closings } = await loadNeighbours(app, product, { isAsked, withinKm: 60 });
  const [reviews, lowestPriceVnd] = await Promise.all([
    loadReviews(app, product, params),
    loadLowestPrice(app, product),
  ]);
  const tags = [`product:${product.id}`, `kind:${product.kind}`, 'catalogue'];
  return {
    /** For what only the kind shows; the rest goes to the page as it is. */
    sale,
    view: toDetailView(product, { reviews, closings, lowestPriceVnd }),
    box: sale.box,
    calendar: sale.calendar,
    related,
    nearby,
    headers: cached(tags, { freshSeconds: isAsked ? 10 : 30 }),
  };
}
