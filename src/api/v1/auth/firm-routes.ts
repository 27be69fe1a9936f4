import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listFirms } from '#modules/firms/queries/find-firm.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { listFirmBookings, sumFirmMonths } from '#modules/sales/queries/list-firm-bookings.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { firmsShape } from './auth-shapes.ts';
import { cookiesOf } from './visit-of.ts';

/** The firms of who is signed in, with what was booked for each: all of it for a manager, else their own. */
export const firmRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/me/firms',
    {
      schema: {
        summary:
          'Tài khoản công ty của khách đang đăng nhập: vai trò, tổng theo tháng, 100 đặt chỗ gần nhất (quản lý thấy của cả công ty, người đặt thấy của mình); 401 khi chưa',
        tags: ['auth'],
        security: [{ guestSession: [] }],
        response: { 200: firmsShape },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const session = await readGuestSession(app, cookiesOf(request));
      if (!session) throw new ProblemError(401, 'not_signed_in', 'Bạn chưa đăng nhập.');
      const { userId } = session;
      const firms = [];
      for (const { version: _, ...firm } of await listFirms(app.db, userId)) {
        const asked = { firmId: firm.id, userId, onlyOwn: firm.role !== 'manager' };
        const bookings = await listFirmBookings(app.db, asked, 100);
        firms.push({ ...firm, months: await sumFirmMonths(app.db, asked), bookings });
      }
      return { firms };
    },
  );
};
