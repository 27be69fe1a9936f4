import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openCalendarAddress } from '#modules/channels/calendars/calendar-addresses.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';

/** Calendar feeds for other sales channels: the days on which nothing is left, at a secret URL. */
export const calendarFeedRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/calendars/:token.ics',
    {
      schema: {
        summary: 'Lịch iCal những ngày hết chỗ của một hạng, theo địa chỉ riêng mà văn phòng cấp',
        tags: ['channels'],
        params: z.object({ token: z.string().min(1).max(100) }),
        produces: ['text/calendar'],
        response: { 200: z.string() },
      },
    },
    async ({ params }, reply) => {
      const calendar = await openCalendarAddress(app, params.token);
      if (calendar === null) throw notFound('Địa chỉ lịch này không có hoặc đã được thay.');
      return reply
        .header('cache-control', 'private, max-age=300')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .type('text/calendar; charset=utf-8')
        .send(calendar);
    },
  );
};
