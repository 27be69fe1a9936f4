import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listSoughtPlaces, soughtDays } from '#modules/reports/queries/list-sought-places.ts';
import type { App } from '#platform/app.ts';
import { soughtPlaces } from './shapes.ts';

/** Number of most searched places. */
const maxSought = 8;

export const soughtRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/sought-places',
    {
      schema: {
        summary: 'Nơi được tìm nhiều',
        description: `Nơi khách tìm nhiều nhất ${soughtDays} ngày qua; mỗi người tính một lượt một ngày. Chưa đủ lượt thì \`isCounted\` là \`false\`, và đó là nơi biên tập viên gợi ý.`,
        tags: ['places'],
        response: { 200: soughtPlaces },
      },
    },
    async () => {
      const read = () => listSoughtPlaces(app.readDb, app.clock.now(), maxSought);
      const { isCounted, places } = await app.data.get('sought-places', ['catalogue'], read);
      return { isCounted, results: places };
    },
  );
};
