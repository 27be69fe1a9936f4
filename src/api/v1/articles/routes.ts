import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listOf, listQuery } from '#api/v1/list-query.ts';
import { slugParams } from '#api/v1/params.ts';
import { pictureShape } from '#api/v1/shapes.ts';
import { findArticle, listArticles, listRelatedArticles } from '#modules/content/queries.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { respell } from '#modules/search/documents/list-found-products.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';

const articleCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  url: z.string(),
  image: z.string().nullable(),
  picture: pictureShape.nullable(),
  author: z.object({ name: z.string(), bio: z.string() }),
  publishedAt: z.date(),
  readingMinutes: z.number(),
  special: z.boolean(),
});

const articleDetail = articleCard.omit({ url: true, image: true, special: true }).extend({
  content: z.string(),
  updatedAt: z.date(),
  provinces: z.array(z.object({ slug: z.string(), title: z.string() })),
});

export const contentRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/articles',
    {
      schema: {
        summary: 'Bài cẩm nang',
        tags: ['articles'],
        querystring: listQuery.extend({
          category: z.string().optional(),
          tag: z.string().optional(),
          province: z.string().optional(),
        }),
        response: { 200: listOf(articleCard) },
      },
    },
    async ({ query }) => {
      const search = query.search && (await respell(app.readDb, query.search));
      const rankedIds = search
        ? (await findMatches(app.readDb, 'article', search, { limit: 200 })).ids
        : undefined;
      return listArticles(app.readDb, { ...query, rankedIds });
    },
  );

  server.get(
    '/articles/:slug',
    {
      schema: {
        summary: 'Một bài cẩm nang',
        tags: ['articles'],
        params: slugParams,
        response: { 200: articleDetail },
      },
    },
    async ({ params }) => {
      const article = await findArticle(app.readDb, params.slug);
      if (!article) throw notFound('Không tìm thấy bài viết.');
      return article;
    },
  );

  server.get(
    '/articles/:slug/related',
    {
      schema: {
        summary: 'Bài liên quan',
        tags: ['articles'],
        params: slugParams,
        querystring: listQuery.pick({ limit: true }),
        response: { 200: listOf(articleCard) },
      },
    },
    async ({ params, query }) => {
      const article = await findArticle(app.readDb, params.slug);
      if (!article) throw notFound('Không tìm thấy bài viết.');
      const results = await listRelatedArticles(app.readDb, article, query.limit);
      return { results, page: 1, limit: query.limit, totalPages: 1, totalResults: results.length };
    },
  );
};
