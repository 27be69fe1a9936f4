import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { labelledMeals } from '#api/v1/labelled-meals.ts';
import { listOf, listQuery } from '#api/v1/list-query.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { findItineraryDay, listItineraryDays } from '#modules/catalog/queries/itineraries.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';

const entryShape = z.object({
  id: z.string(),
  product: z.object({ slug: z.string(), title: z.string(), url: z.string() }),
  day: z.int(),
  title: z.string(),
  meals: z.array(z.string()),
  items: z.array(z.object({ time: z.string(), text: z.string() })),
  overnight: z.string(),
});

const slug = z.string().max(200).optional();

const entryQuery = listQuery.omit({ search: true, special: true }).extend({
  day: z.coerce
    .number('Ngày thứ mấy phải là số.')
    .int()
    .min(1, 'Lịch trình bắt đầu từ ngày 1.')
    .max(60)
    .optional(),
});

/** Kinds with a day-by-day programme, each filtered by its product's slug under the name of the kind. */
const programmes = kindNames.filter((name) => kindProfiles[name].hasProgramme);

export const itineraryRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const kind of programmes) {
    const tags = [`${kind}-plans`];
    server.get(
      `/${kind}-plans`,
      {
        schema: {
          summary: 'Lịch trình từng ngày',
          tags,
          querystring: entryQuery.extend({ [kind]: slug }),
          response: { 200: listOf(entryShape) },
        },
      },
      async ({ query }) => {
        const { day, page, limit, ...given } = query as z.infer<typeof entryQuery> & Record<string, unknown>;
        const productSlug = given[kind] as string | undefined;
        const days = await listItineraryDays(app.readDb, { kind, productSlug, day, page, limit });
        return { ...days, results: days.results.map(labelledMeals) };
      },
    );
    server.get(
      `/${kind}-plans/:id`,
      {
        schema: {
          summary: 'Một ngày trong lịch trình',
          tags,
          params: z.object({
            id: z.string().regex(/^\d{1,9}-\d{1,3}$/, 'Mã ngày trong lịch trình chưa đúng.'),
          }),
          response: { 200: entryShape },
        },
      },
      async ({ params }) => {
        const entry = await findItineraryDay(app.readDb, kind, params.id);
        if (!entry) throw notFound('Không tìm thấy ngày này trong lịch trình.');
        return labelledMeals(entry);
      },
    );
  }
};
