import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { labelledMeals } from '#api/v1/labelled-meals.ts';
import { labelledPlace } from '#api/v1/labelled-place.ts';
import { flag, listOf, listQuery } from '#api/v1/list-query.ts';
import { slugParams } from '#api/v1/params.ts';
import { productCardShape } from '#api/v1/shapes.ts';
import { labelledDetails } from '#modules/catalog/kinds/code-input.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { listFoundProducts, respell } from '#modules/search/documents/list-found-products.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';
import { productAvailabilityRoutes } from './availability-routes.ts';
import { listTrips } from './list-trips.ts';
import { productQueryOf, toProductQuery } from './product-query.ts';
import { detailShape, facetsShape } from './shapes.ts';
import { toWantedTrip, tripQuery } from './trip-query.ts';
import { cardTripShape } from './trip-shapes.ts';

/** List, detail, related content and availability of every kind, under its collection and the collection's aliases. */
export const catalogRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const kind of kinds) {
    for (const collection of [kind.collection, ...kind.collectionAliases]) {
      await server.register(kindRoutes, { app, kind, prefix: `/${collection}` });
    }
  }
};

/** A list of products; when a day or month is given, each has its `trip`. */
const tripListShape = listOf(productCardShape.extend({ trip: cardTripShape.optional() })).extend({
  ...facetsShape.partial().shape,
  /** How many of `totalResults` are available on the given days. */
  totalFree: z.int().optional(),
});

const kindRoutes: FastifyPluginAsyncZod<{ app: App; kind: Kind }> = async (server, { app, kind }) => {
  const tags = [kind.collection];
  const known = async (slug: string) => {
    const product = await findProduct(app.readDb, kind.name, slug);
    if (!product) throw notFound(`Không tìm thấy ${kind.labels.one.toLowerCase()} này.`);
    return product;
  };

  server.get(
    '',
    {
      schema: {
        summary: `Danh sách ${kind.labels.many.toLowerCase()}`,
        tags,
        querystring: productQueryOf(kind).extend({ facets: flag, ...tripQuery.shape }),
        response: { 200: tripListShape },
      },
    },
    async (request) => {
      const { search: typed, facets = false, ...given } = request.query;
      const search = typed.trim() && (await respell(app.readDb, typed.trim()));
      const query = toProductQuery(kind, { ...given, search });
      const now = app.clock.now();
      const trip = toWantedTrip(kind, given, now);
      if (trip) return listTrips(app.readDb, query, { trip, now, facets, search });
      if (search) return listFoundProducts(app.readDb, query, { text: search, facets });
      const page = await listProducts(app.readDb, query);
      return facets ? { ...page, ...(await listFacets(app.readDb, query)) } : page;
    },
  );

  server.get(
    '/:slug',
    {
      schema: {
        summary: `Chi tiết ${kind.labels.one.toLowerCase()}`,
        tags,
        params: slugParams,
        response: { 200: detailShape },
      },
    },
    async ({ params }) => {
      const product = await known(params.slug);
      return {
        ...product,
        details: labelledDetails(kind.details, product.details),
        itinerary: product.itinerary.map(labelledMeals),
        places: product.places.map(labelledPlace),
        url: linkTo(kind.category, product.slug),
        image: product.images[0]?.url ?? null,
        priceUnit: kind.priceUnitOf?.(product.details) ?? kind.priceUnit,
      };
    },
  );

  server.get(
    '/:slug/related',
    {
      schema: {
        summary: `${kind.labels.many} liên quan`,
        tags,
        params: slugParams,
        querystring: listQuery.pick({ limit: true }),
        response: { 200: listOf(productCardShape) },
      },
    },
    async ({ params, query }) => {
      const results = await listRelated(app.readDb, await known(params.slug), query.limit);
      return { results, page: 1, limit: query.limit, totalPages: 1, totalResults: results.length };
    },
  );

  await server.register(productAvailabilityRoutes, { app, kind });
};
