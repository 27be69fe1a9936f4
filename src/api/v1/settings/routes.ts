import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getSettings } from '#modules/settings/queries.ts';
import { siteSettings } from '#modules/settings/schema.ts';
import type { App } from '#platform/app.ts';

export const settingsRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/settings',
    { schema: { summary: 'Thông tin của trang', tags: ['settings'], response: { 200: siteSettings } } },
    async () => getSettings(app.readDb),
  );
};
