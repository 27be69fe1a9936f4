import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { type Facets, listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listCandidates, listProducts, type Page } from '#modules/catalog/queries/list-products.ts';
import type { ProductCard } from '#modules/catalog/queries/product-cards.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findNearestTrips } from './find-nearest-trips.ts';
import { type PlanChoice, priceTrips } from './price-trips.ts';
import { type CardTrip, tripOnCard } from './trip-on-card.ts';
import type { WantedTrip } from './wanted-trip.ts';

export { findTripFault } from './find-trip-fault.ts';
export type { CardTrip, TripOnCard } from './trip-on-card.ts';
export { startsInMonth, type WantedTrip } from './wanted-trip.ts';

/** So many products are priced for one list at most: those that stand first in its usual order. */
const mostPriced = 3_000;

export interface TripPage extends Page<ProductCard & { trip: CardTrip }> {
  /** How many of `totalResults` can be had. */
  totalFree: number;
  /** More products match than were priced: the list holds only the first of them. */
  isCut: boolean;
}

interface Wanted {
  trip: WantedTrip;
  now: Date;
  facets: boolean;
}

/**
 * One page of published products with what a trip costs with each: those that can be had first, in the order asked for, then
 * what is sold out with the nearest day on which it can be. Prices, their order and their ends are totals of the trip.
 */
export async function listTripProducts(
  db: Executor,
  query: ProductQuery,
  { trip, now, facets }: Wanted,
): Promise<TripPage & Partial<Facets>> {
  const { products, ids, isCut } = await listCandidates(db, query, { facets, most: mostPriced });
  const choice = choiceOf(query);
  const priced = await priceTrips(db, products, ids, { trip, now, choice, withOptions: facets });
  const totalsVnd = new Map([...priced.trips].map(([id, { totalVnd }]) => [id, totalVnd]));
  const standing = { priced: ids, totalsVnd, options: priced.options };
  const page = await listProducts(db, { ...query, standing });
  const gone = page.results.filter(({ id }) => !priced.trips.has(id)).map(({ id }) => id);
  const nearest = await findNearestTrips(db, products, gone, { trip, now, choice });
  return {
    ...page,
    totalFree: page.totalFree ?? 0,
    results: page.results.map((card) => {
      const found = priced.trips.get(card.id);
      const near = nearest.get(card.id);
      return {
        ...card,
        trip: {
          free: found ? tripOnCard(found, priced.factsOf(card.id), now) : null,
          nearest: near ? tripOnCard(near.trip, near.facts, now) : null,
        },
      };
    }),
    isCut,
    ...(facets && (await listFacets(db, { ...query, standing }))),
  };
}

/** What the filters ask of plans, by property: their keys are those of the properties. */
function choiceOf({ filters }: ProductQuery): PlanChoice {
  return { cancel: filters.cancel ?? [], pay: filters.pay ?? [], meal: filters.meal ?? [] };
}
