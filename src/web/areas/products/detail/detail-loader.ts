import { data, type LoaderFunctionArgs } from 'react-router';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { appContext } from '#web/app/app-context.ts';
import { pack } from '#web/app/pack.ts';
import type { Packed } from '#web/app/packed.ts';
import { freshFor } from '#web/app/shared-page.ts';
import {
  type BookingWidgetData,
  loadBookingWidget,
} from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { loadReviews } from '#web/parts/reviews/load-reviews.ts';
import { aboutProduct, getProduct } from './detail-view.ts';
import { previewHeaders } from './get-preview.ts';
import { loadLowestPrice } from './load-lowest-price.ts';
import { loadRelatedContent } from './load-related-content.ts';

/**
 * The `loader` for the pages of a kind with a booking widget. `ownOf` returns what only this kind shows, derived from the loaded
 * dates and prices; all of it is sent to the browser.
 */
export function detailLoader<Own extends object>(
  kind: KindName,
  ownOf: (product: ProductDetail, sale: BookingWidgetData, app: App) => Own | Promise<Own>,
) {
  return async ({ request, params, context }: LoaderFunctionArgs) => {
    const app = context.get(appContext);
    const product = await getProduct(context, kind, { file: params.file, request });
    const { headers, sale, ...page } = await loadDetail(app, product, request);
    const own = await ownOf(product, sale, app);
    const packed = pack({ ...page, ...own } as object) as Packed<typeof page & Own>;
    return data({ page: packed }, { headers });
  };
}

/** Loads what the pages of all kinds with a booking widget need, and for how long it may be cached. */
async function loadDetail(app: App, product: ProductDetail, request: Request) {
  const params = new URL(request.url).searchParams;
  const sale = await loadBookingWidget(app, product, params, guestIpOf(request));
  const { hasSearchDates } = sale;
  const { related, nearby, closings } = await loadRelatedContent(app, product, {
    hasSearchDates,
    withinKm: 60,
  });
  const [reviews, lowestPriceVnd] = await Promise.all([
    loadReviews(app, product, params),
    loadLowestPrice(app, product),
  ]);
  return {
    sale,
    about: aboutProduct(product),
    beside: { reviews, closings, lowestPriceVnd },
    widget: sale.widget,
    related,
    nearby,
    headers: { ...freshFor(hasSearchDates ? 10 : 30, [`product:${product.id}`]), ...previewHeaders(request) },
  };
}
