import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { flag, listOf, listQuery } from '#api/v1/list-query.ts';
import { slugParams } from '#api/v1/params.ts';
import { pictureShape } from '#api/v1/shapes.ts';
import { findPlace, listPlaces } from '#modules/catalog/queries/places.ts';
import { findProvince, listProvinces } from '#modules/catalog/queries/provinces.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';

const counts = z.record(z.string(), z.int());

const provinceCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  nameAlias: z.array(z.string()),
  region: z.string(),
  type: z.string(),
  summary: z.string(),
  url: z.string(),
  image: z.string().nullable(),
  picture: pictureShape.nullable(),
  counts,
  special: z.boolean(),
});

const provinceDetail = provinceCard.omit({ url: true, image: true, special: true }).extend({
  code: z.string(),
  subRegion: z.string(),
  mergedFrom: z.array(z.string()),
  bestMonths: z.array(z.int()),
  content: z.string(),
  lat: z.number(),
  lng: z.number(),
  updatedAt: z.date(),
});

const placeCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  nameAlias: z.array(z.string()),
  kind: z.string(),
  province: z.object({ slug: z.string(), title: z.string() }),
  summary: z.string(),
  url: z.string(),
  image: z.string().nullable(),
  picture: pictureShape.nullable(),
  special: z.boolean(),
});

const placeDetail = placeCard.omit({ url: true, image: true, special: true }).extend({
  content: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  updatedAt: z.date(),
});

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
          region: z.enum(['Bắc', 'Trung', 'Nam']).optional(),
          hasProducts: flag,
        }),
        response: { 200: listOf(provinceCard) },
      },
    },
    async ({ query }) =>
      listProvinces(app.readDb, { ...query, rankedIds: await ranked('province', query.search) }),
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
      return province;
    },
  );

  server.get(
    '/places',
    {
      schema: {
        summary: 'Điểm đến',
        tags: ['places'],
        querystring: listQuery.extend({ province: z.string().optional(), kind: z.string().optional() }),
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
