import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { flag } from '#api/v1/list-query.ts';
import { productCardShape } from '#api/v1/shapes.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { getPositions } from '#modules/catalog/queries/get-positions.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { respell } from '#modules/search/documents/list-found-products.ts';
import { searchList } from '#modules/search/documents/search-list.ts';
import type { App } from '#platform/app.ts';
import { listTrips } from './list-trips.ts';
import { productQueryOf, toProductQuery } from './product-query.ts';
import { toWantedTrip, tripQuery } from './trip-query.ts';
import { cardTripShape } from './trip-shapes.ts';

/** A map with more pins would be unreadable. */
const maxPins = 200;

const pinShape = productCardShape
  .pick({
    id: true,
    title: true,
    url: true,
    picture: true,
    place: true,
    price: true,
    finalPrice: true,
    priceUnit: true,
    ratingAvg: true,
    ratingCount: true,
  })
  .extend({ lat: z.number(), lng: z.number(), trip: cardTripShape.optional() });

/** Positions of the products in a filtered list: the first 200 in the list's order, not paginated. */
export const mapRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const kind of kinds) {
    server.get(
      `/${kind.collection}/map`,
      {
        schema: {
          summary: `${kind.labels.many} trên bản đồ`,
          tags: [kind.collection],
          querystring: productQueryOf(kind)
            .omit({ page: true, limit: true })
            .extend({ words: flag, ...tripQuery.shape }),
          response: { 200: z.object({ results: z.array(pinShape), totalResults: z.int() }) },
        },
      },
      async ({ query }) => {
        const requested = toProductQuery(kind, { ...query, page: 1, limit: maxPins });
        const isWords = query.words ?? false;
        const typed = query.search.trim();
        const text = isWords || !typed ? typed : await respell(app.readDb, typed);
        const { query: wanted } = await searchList(app.readDb, requested, { text, isWords });
        const now = app.clock.now();
        const trip = toWantedTrip(kind, query, now);
        const { results, totalResults } = trip
          ? await listTrips(app.readDb, wanted, { trip, now, facets: false, search: '' })
          : await listProducts(app.readDb, wanted);
        const positions = await getPositions(
          app.readDb,
          results.map(({ id }) => id),
        );
        const byId = new Map(positions.map((position) => [position.id, position]));
        return {
          results: results.flatMap((card) => {
            const position = byId.get(card.id);
            return position ? [{ ...card, ...position }] : [];
          }),
          totalResults,
        };
      },
    );
  }
};
