import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { type BriefCard, briefCard, type ProductCard } from '#modules/catalog/queries/product-cards.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { Database } from '#platform/db/connect.ts';
import { madeOnce } from '#web/app/pack.ts';
import { type TripOfCard, tripCardView } from '#web/parts/products/trip-card-view.ts';
import { wantedTrip } from '#web/parts/products/wanted-trip.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';

/** A list with a trip's total on each card, and counts of what is available. */
export async function listForTrip(db: Database, query: ProductQuery, search: TripSearch, now: Date) {
  const trip = wantedTrip(search, getKind(query.kind), now);
  const found = await listTripProducts(db, query, { trip, now, facets: true });
  const {
    results,
    cards: cachedCards,
    totalFree,
    facets = [],
    priceRange = { minVnd: 0, maxVnd: 0 },
    isCut,
    ...page
  } = found;
  const cards = results.map((card, index) => {
    const product = briefOnce(cachedCards[index] ?? card);
    return { product, trip: tripCardView(product, card.trip, search) };
  });
  return {
    page: { ...page, results: cards },
    totalFree,
    isCut,
    // Other provinces were not priced: their counts are for all days.
    facets: facets.map((facet) =>
      facet.key === 'provinces' && query.provinces.length > 0
        ? { ...facet, label: `${facet.label}, mọi ngày` }
        : facet,
    ),
    priceRange,
  };
}

/** The same list without dates. */
export async function listAnyDay(db: Database, query: ProductQuery) {
  const [{ results, ...page }, facets] = await Promise.all([listProducts(db, query), listFacets(db, query)]);
  const cards: { product: BriefCard; trip: TripOfCard | null }[] = results.map((card) => ({
    product: briefOnce(card),
    trip: null,
  }));
  return { page: { ...page, results: cards }, totalFree: null, isCut: false, ...facets };
}

/** Always the same object for a cached card, so that what is derived from it is made once. */
const briefOnce = madeOnce<ProductCard, BriefCard>(briefCard);
