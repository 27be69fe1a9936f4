import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { flag, listOf, listQuery } from '#api/v1/list-query.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { findProductId } from '#modules/catalog/queries/find-product-id.ts';
import { listReviews, reviewMedia, reviewSortOrders } from '#modules/reviews/queries/list-reviews.ts';
import { reviewSummary } from '#modules/reviews/queries/review-summary.ts';
import { tripTypes } from '#modules/reviews/rules/trip-types.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';
import { reviewShape, summaryShape } from './shapes.ts';

const reviewQuery = listQuery.omit({ search: true, special: true }).extend({
  /** Slug of a product. */
  target: z.string().max(200).optional(),
  minScore: z.coerce
    .number('Điểm phải là số.')
    .int('Điểm phải là số nguyên.')
    .min(1, 'Điểm thấp nhất là 1.')
    .max(10, 'Điểm cao nhất là 10.')
    .optional(),
  tripType: z.enum(tripTypes, 'Loại chuyến đi không được hỗ trợ.').optional(),
  media: z.enum(reviewMedia, 'media là photos hoặc video.').optional(),
  sortBy: z.enum(reviewSortOrders, 'Cách sắp xếp không được hỗ trợ.').default('newest'),
  facets: flag,
});

/** Published reviews of every kind, with a summary if `facets=true`. */
export const reviewRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const kind of kindNames) {
    const { labels, reviews } = kindProfiles[kind];
    server.get(
      `/${reviews}`,
      {
        schema: {
          summary: `Đánh giá ${labels.many.toLowerCase()}`,
          tags: ['reviews'],
          querystring: reviewQuery,
          response: { 200: listOf(reviewShape).extend({ summary: summaryShape.optional() }) },
        },
      },
      async ({ query: { target, facets, ...query } }) => {
        const productId = target === undefined ? undefined : await findProductId(app.readDb, kind, target);
        if (productId === null) throw notFound(`Không tìm thấy ${labels.one.toLowerCase()} này.`);
        const of = productId === undefined ? { kind } : { productId };
        const page = await listReviews(app.readDb, { ...query, of });
        return facets ? { ...page, summary: await reviewSummary(app.readDb, productId ?? kind) } : page;
      },
    );
  }
};
