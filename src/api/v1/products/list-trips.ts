import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { WantedTrip } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { Database } from '#platform/db/connect.ts';
import { toCardTrip } from './trip-shapes.ts';

/** Maximum number of search matches that are priced. */
const searchedAtMost = 500;

interface TripListQuery {
  trip: WantedTrip;
  now: Date;
  facets: boolean;
  /** Empty without a search. */
  search: string;
}

/** A product list with the totals of a trip, in the shape of the API. */
export async function listTrips(db: Database, query: ProductQuery, { search, ...wanted }: TripListQuery) {
  const found = search ? await findMatches(db, query.kind, search, { limit: searchedAtMost }) : null;
  const { cards: _, ...page } = await listTripProducts(
    db,
    { ...query, ...(found && { rankedIds: found.ids }) },
    wanted,
  );
  return { ...page, results: page.results.map((card) => ({ ...card, trip: toCardTrip(card.trip) })) };
}
