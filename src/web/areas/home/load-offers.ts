import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { briefCard } from '#modules/catalog/queries/product-cards.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { Database } from '#platform/db/connect.ts';
import { daysBetween } from '#platform/time/days.ts';
import { tripCardView } from '#web/parts/products/trip-card-view.ts';
import { wantedTrip } from '#web/parts/products/wanted-trip.ts';
import { describeTripBriefly } from '#web/parts/trip-search/describe-trip-search.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import { writeTripSearch } from '#web/parts/trip-search/write-trip-search.ts';

const mostOffers = 8;
/** How many hotels are priced, the first in the default order: some of them may be full. */
const mostPriced = 16;

const firstHotels: ProductQuery = {
  kind: 'hotel',
  page: 1,
  limit: mostPriced,
  sortBy: 'popularity:desc',
  provinces: [],
  places: [],
  filters: {},
};

export type Offers = Awaited<ReturnType<typeof loadOffers>>;

/** The first hotels available for a trip, with its total, and the trip in words. */
export async function loadOffers(db: Database, search: TripSearch, now: Date) {
  const hotel = getKind('hotel');
  const trip = wantedTrip(search, hotel, now);
  const priced = await listTripProducts(db, firstHotels, { trip, now, facets: false, most: mostPriced });
  const { from, to, adults, childAges } = search;
  return {
    /** '27–29/11 · 2 khách'. */
    trip: describeTripBriefly(search, hotel),
    /** What a total covers: '2 đêm, 2 khách'. */
    per: `${from && to ? daysBetween(from, to) : 1} đêm, ${adults + childAges.length} khách`,
    all: `${hotel.prefix}?${writeTripSearch(search, hotel)}`,
    hotels: priced.results
      .map((card) => {
        const brief = briefCard(card);
        return { ...brief, trip: tripCardView(brief, card.trip, search).free };
      })
      .filter(({ trip }) => trip !== null)
      .slice(0, mostOffers),
  };
}
