import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { flag, listOf, listQuery } from '#api/v1/list-query.ts';
import { slugParams } from '#api/v1/params.ts';
import { type ProvinceType, provinceTypes, type Region, regions } from '#modules/catalog/codes.ts';
import { findPlace, listPlaces } from '#modules/catalog/queries/places.ts';
import { findProvince, listProvinces } from '#modules/catalog/queries/provinces.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';
import { placeCard, placeDetail, position, provinceDetail, provinceList } from './shapes.ts';

/** So many sights are suggested beside the provinces that a text finds. */
const mostSights = 6;

const placeQuery = listQuery.extend({
  province: z.string().optional(),
  kind: z.string().optional(),
  near: position.optional(),
});

const regionCodes = Object.keys(regions) as Region[];

export const destinationRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  const ranked = async (type: 'province' | 'place', search: string) =>
    search ? (await findMatches(app.readDb, type, search, { limit: 400 })).ids : undefined;

  server.get(
    '/provinces',
    {
      schema: {
        summary: 'Tỉnh, thành phố',
        tags: ['provinces'],
        querystring: listQuery.extend({
          region: z.enum(Object.values(regions)).optional(),
          hasProducts: flag,
        }),
        response: { 200: provinceList },
      },
    },
    async ({ query }) => {
      const region = regionCodes.find((code) => regions[code] === query.region);
      const rankedIds = await ranked('province', query.search);
      const page = await listProvinces(app.readDb, { ...query, region, rankedIds });
      const places = query.search ? { places: await sightsFor(app.readDb, query.search) } : {};
      return { ...page, ...places, results: page.results.map(labelled) };
    },
  );

  server.get(
    '/provinces/:slug',
    {
      schema: {
        summary: 'Một tỉnh, thành phố',
        tags: ['provinces'],
        params: slugParams,
        response: { 200: provinceDetail },
      },
    },
    async ({ params }) => {
      const province = await findProvince(app.readDb, params.slug);
      if (!province) throw notFound('Không tìm thấy tỉnh, thành phố này.');
      return labelled(province);
    },
  );

  server.get(
    '/places',
    {
      schema: {
        summary: 'Điểm đến',
        tags: ['places'],
        querystring: placeQuery,
        response: { 200: listOf(placeCard) },
      },
    },
    async ({ query }) => listPlaces(app.readDb, { ...query, rankedIds: await ranked('place', query.search) }),
  );

  server.get(
    '/places/:slug',
    {
      schema: {
        summary: 'Một điểm đến',
        tags: ['places'],
        params: slugParams,
        response: { 200: placeDetail },
      },
    },
    async ({ params }) => {
      const place = await findPlace(app.readDb, params.slug);
      if (!place) throw notFound('Không tìm thấy điểm đến này.');
      return place;
    },
  );
};

async function sightsFor(db: App['readDb'], search: string) {
  const { ids } = await findMatches(db, 'place', search, { limit: mostSights });
  return (await listPlaces(db, { rankedIds: ids, page: 1, limit: mostSights })).results;
}

/** Documented as words: 'tỉnh', 'Bắc'. */
function labelled<P extends { type: ProvinceType; region: Region }>(province: P) {
  return { ...province, type: provinceTypes[province.type], region: regions[province.region] };
}
