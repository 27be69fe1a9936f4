import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { getSettings, listHolidays } from '#modules/settings/queries.ts';
import { type SiteSettings, siteSettings } from '#modules/settings/schema.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

const holidaysShape = z.object({
  results: z.array(
    z.object({
      group: z.string(),
      title: z.string(),
      on: z.string(),
      /** The days off and the nights before, both included. */
      from: z.string(),
      to: z.string(),
      isPublic: z.boolean(),
    }),
  ),
});

/** The settings, with opening hours also where programs expect them: for each phone number, and for support. */
const settingsShape = siteSettings.extend({
  hotlines: z.array(z.object({ label: z.string(), phone: z.string(), hours: z.string() })),
  supportHours: z.string(),
});

export const settingsRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/settings',
    { schema: { summary: 'Thông tin của trang', tags: ['settings'], response: { 200: settingsShape } } },
    async () => withHours(await getSettings(app.readDb)),
  );
  server.get(
    '/holidays',
    {
      schema: { summary: 'Ngày lễ trong 18 tháng tới', tags: ['settings'], response: { 200: holidaysShape } },
    },
    async (_, reply) => {
      const today = dayInVietnam(app.clock.now());
      reply.header('cache-control', 'public, max-age=3600');
      return {
        results: await listHolidays(app.readDb, {
          from: today,
          to: addDays(today, bookingLimits.horizonDays),
        }),
      };
    },
  );
};

function withHours(settings: SiteSettings): z.input<typeof settingsShape> {
  const { hotlines, hours } = settings;
  return {
    ...settings,
    hotlines: hotlines.map((line) => ({ ...line, hours: hours.phone })),
    supportHours: hours.mail,
  };
}
