import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { labelledPlace } from '#api/v1/labelled-place.ts';
import { flag, listOf, listQuery } from '#api/v1/list-query.ts';
import { slugParams } from '#api/v1/params.ts';
import { type PlaceKind, placeKinds, type Region, regions } from '#modules/catalog/codes.ts';
import { findPlace, listPlaces } from '#modules/catalog/queries/places.ts';
import { findProvince } from '#modules/catalog/queries/provinces.ts';
import { respell } from '#modules/search/documents/list-found-products.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { foundBeside, foundProvinces, labelledProvince, rankedIds } from './found-provinces.ts';
import { placeCard, placeDetail, position, provinceDetail, provinceList } from './shapes.ts';

const placeQuery = listQuery.extend({
  province: z.string().optional(),
  kind: z.string().optional(),
  near: position.optional(),
});

const placeKindCodes = Object.keys(placeKinds) as PlaceKind[];
const regionCodes = Object.keys(regions) as Region[];

export const destinationRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
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
      const search = query.search && (await respell(app.readDb, query.search));
      const page = await foundProvinces(app.readDb, { ...query, search, region });
      if (!search) return page;
      const today = dayInVietnam(app.clock.now());
      return { ...page, ...(await foundBeside(app, { spelled: search, today })) };
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
      return labelledProvince(province);
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
    async ({ query }) => {
      const search = query.search && (await respell(app.readDb, query.search));
      const kinds =
        query.kind === undefined
          ? undefined
          : placeKindCodes.filter((code) => placeKinds[code] === query.kind);
      const rankedPlaces = await rankedIds(app.readDb, 'place', search);
      const page = await listPlaces(app.readDb, { ...query, kinds, rankedIds: rankedPlaces });
      return { ...page, results: page.results.map(labelledPlace) };
    },
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
      return labelledPlace(place);
    },
  );
};
