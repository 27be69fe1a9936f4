import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { foundProvinces, foundSights } from '#api/v1/destinations/found-provinces.ts';
import { placeCard, provinceCard } from '#api/v1/destinations/shapes.ts';
import { labelledPlace } from '#api/v1/labelled-place.ts';
import { listQuery } from '#api/v1/list-query.ts';
import { productCardShape } from '#api/v1/shapes.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listFoundProducts, respell } from '#modules/search/documents/list-found-products.ts';
import type { App } from '#platform/app.ts';

const suggestions = z.object({
  provinces: z.array(provinceCard),
  places: z.array(placeCard),
  hotels: z.array(productCardShape),
  'voucher-combos': z.array(productCardShape),
  tours: z.array(productCardShape),
  cruises: z.array(productCardShape),
});

/** All suggestions for a text in one response: the first results of each list, under the names of their collections. */
export const suggestionRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/suggestions',
    {
      schema: {
        summary: 'Gợi ý khi đang gõ: năm danh sách trong một lần hỏi',
        tags: ['search'],
        querystring: listQuery.pick({ limit: true }).extend({
          search: z.string().trim().min(1, 'Vui lòng nhập từ khóa.').max(200, 'Từ khóa dài nhất 200 ký tự.'),
        }),
        response: { 200: suggestions },
      },
    },
    async ({ query: { search: typed, limit } }) => {
      const search = await respell(app.readDb, typed);
      const first = { page: 1, limit };
      const found = (kind: KindName) =>
        listFoundProducts(app.readDb, { ...plain, ...first, kind }, { text: search, facets: false });
      const [provinces, places, hotels, combos, tours, cruises] = await Promise.all([
        foundProvinces(app.readDb, { ...first, search }),
        foundSights(app.readDb, search),
        found('hotel'),
        found('combo'),
        found('tour'),
        found('cruise'),
      ]);
      return {
        provinces: provinces.results,
        places: places.map(labelledPlace),
        hotels: hotels.results,
        'voucher-combos': combos.results,
        tours: tours.results,
        cruises: cruises.results,
      };
    },
  );
};

/** Suggestions are not filtered. */
const plain = { sortBy: 'popularity:desc' as const, provinces: [], places: [], filters: {} };
