import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { cached } from '#web/app/cached.ts';
import { loadBookingWidget } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { toDetailView } from '#web/areas/products/detail/detail-view.ts';
import { loadLowestPrice } from '#web/areas/products/detail/load-lowest-price.ts';
import { loadReviews } from '#web/parts/reviews/load-reviews.ts';
import { loadRelatedContent } from './load-related-content.ts';

/** What the pages of all kinds with a booking widget load, and how long it may be kept. */
export async function loadDetail(app: App, product: ProductDetail, request: Request) {
  const params = new URL(request.url).searchParams;
  const sale = await loadBookingWidget(app, product, params, request.headers.get('x-guest-ip') ?? '');
  const { hasSearchDates } = sale;
  const { related, nearby, closings } = await loadRelatedContent(app, product, {
    hasSearchDates,
    withinKm: 60,
  });
  const [reviews, lowestPriceVnd] = await Promise.all([
    loadReviews(app, product, params),
    loadLowestPrice(app, product),
  ]);
  const tags = [`product:${product.id}`, `kind:${product.kind}`, 'catalogue'];
  return {
    /** For what only the kind shows; the rest goes to the page as it is. */
    sale,
    view: toDetailView(product, { reviews, closings, lowestPriceVnd }),
    widget: sale.widget,
    calendar: sale.calendar,
    related,
    nearby,
    headers: cached(tags, { freshSeconds: hasSearchDates ? 10 : 30 }),
  };
}
