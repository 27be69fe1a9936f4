import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listOf, repeated } from '#api/v1/list-query.ts';
import { productCardShape } from '#api/v1/shapes.ts';
import { listCardsById } from '#modules/catalog/queries/list-cards-by-id.ts';
import type { App } from '#platform/app.ts';

const maxIds = 60;

const ids = repeated.pipe(
  z
    .array(
      z.coerce
        .number<string>('Mã sản phẩm phải là số.')
        .int()
        .min(1)
        .max(2_147_483_647, 'Mã sản phẩm quá lớn.'),
    )
    .max(maxIds, `Mỗi lần hỏi nhiều nhất ${maxIds} sản phẩm.`),
);

/** Products of any kind by id, for devices that refresh what they have saved. */
export const productRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/products',
    {
      schema: {
        summary: 'Sản phẩm theo mã, mọi loại; mã không còn bán thì không có trong kết quả',
        tags: ['products'],
        querystring: z.object({ ids }),
        response: { 200: listOf(productCardShape) },
      },
    },
    async ({ query }) => {
      const results = await listCardsById(app.readDb, [...new Set(query.ids)]);
      return { results, page: 1, limit: maxIds, totalPages: 1, totalResults: results.length };
    },
  );
};
