import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { flag, listOf, listQuery } from '#api/v1/list-query.ts';
import { slugParams } from '#api/v1/params.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import { findSupplier, listSuppliers } from '#modules/catalog/queries/suppliers.ts';
import { listUnits } from '#modules/catalog/queries/units.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';

const term = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  icon: z.string(),
  group: z.string(),
  scope: z.array(z.string()),
  filterable: z.boolean(),
  order: z.int(),
});

const supplier = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  kinds: z.array(z.string()),
  licenceNo: z.string(),
});

const unit = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  quantity: z.int(),
  maxAdults: z.int(),
  maxChildren: z.int(),
  maxOccupancy: z.int(),
  details: z.record(z.string(), z.unknown()),
  kind: z.string(),
  productSlug: z.string(),
  productTitle: z.string(),
});

/** Collections that consist of one vocabulary each. */
const vocabularies = [
  { path: '/facilities', taxonomy: 'facility', summary: 'Tiện nghi' },
  { path: '/hotel-types', taxonomy: 'hotel-type', summary: 'Loại hình lưu trú' },
  { path: '/conforms', taxonomy: 'conform', summary: 'Phù hợp với' },
  { path: '/service-types', taxonomy: 'service-type', summary: 'Loại dịch vụ' },
];

/** Vocabularies that describe products: terms, suppliers and room types. */
export const vocabularyRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  await server.register(termRoutes, { app });
  await server.register(supplierRoutes, { app });
  await server.register(roomTypeRoutes, { app });
};

const termRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const { path, taxonomy, summary } of vocabularies) {
    server.get(
      path,
      {
        schema: {
          summary,
          tags: ['vocabularies'],
          querystring: listQuery.extend({ scope: z.string().optional(), filterable: flag }),
          response: { 200: listOf(term) },
        },
      },
      async ({ query }) => {
        const all = await listTerms(app.readDb, taxonomy, query);
        const results = all.slice((query.page - 1) * query.limit, query.page * query.limit);
        return {
          results,
          page: query.page,
          limit: query.limit,
          totalPages: Math.ceil(all.length / query.limit),
          totalResults: all.length,
        };
      },
    );
    server.get(
      `${path}/:slug`,
      {
        schema: {
          summary: `${summary}: một mục`,
          tags: ['vocabularies'],
          params: slugParams,
          response: { 200: term },
        },
      },
      async ({ params }) => {
        const found = (await listTerms(app.readDb, taxonomy)).find((entry) => entry.slug === params.slug);
        if (!found) throw notFound();
        return found;
      },
    );
  }
};

const supplierRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const path of ['/suplliers', '/suppliers']) {
    server.get(
      path,
      {
        schema: {
          summary: 'Nhà cung cấp',
          tags: ['suppliers'],
          querystring: listQuery.extend({ kind: z.string().optional() }),
          response: { 200: listOf(supplier) },
        },
      },
      async ({ query }) => listSuppliers(app.readDb, query),
    );
    server.get(
      `${path}/:slug`,
      {
        schema: {
          summary: 'Một nhà cung cấp',
          tags: ['suppliers'],
          params: slugParams,
          response: { 200: supplier },
        },
      },
      async ({ params }) => {
        const found = await findSupplier(app.readDb, params.slug);
        if (!found) throw notFound('Không tìm thấy nhà cung cấp này.');
        return found;
      },
    );
  }
};

const roomTypeRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/room-types',
    {
      schema: {
        summary: 'Hạng phòng',
        tags: ['hotels'],
        querystring: listQuery.extend({ hotel: z.string().optional(), cruise: z.string().optional() }),
        response: { 200: listOf(unit) },
      },
    },
    async ({ query }) =>
      listUnits(app.readDb, {
        kind: query.cruise ? 'cruise' : 'hotel',
        productSlug: query.cruise ?? query.hotel,
        page: query.page,
        limit: query.limit,
      }),
  );
};
