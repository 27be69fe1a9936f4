import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listAffiliateStatements } from '#modules/affiliates/queries/affiliate-statements.ts';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { getAffiliateSums } from '#modules/affiliates/queries/get-affiliate-sums.ts';
import { listAffiliateBookings } from '#modules/affiliates/queries/list-affiliate-bookings.ts';
import { affiliateLink } from '#modules/affiliates/rules/affiliate-link.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { affiliateShape } from './auth-shapes.ts';
import { cookiesOf } from './visit-of.ts';

/** The results of the signed-in guest's affiliate links, if they are an affiliate; no data of the people who booked. */
export const affiliateRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/me/affiliate',
    {
      schema: {
        summary:
          'Tiếp thị liên kết của khách đang đăng nhập: liên kết, lượt bấm, đặt chỗ, hoa hồng, bảng kê; 401 khi chưa đăng nhập, 404 khi không phải cộng tác viên',
        tags: ['auth'],
        security: [{ guestSession: [] }],
        response: { 200: affiliateShape },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const session = await readGuestSession(app, cookiesOf(request));
      if (!session) throw new ProblemError(401, 'not_signed_in', 'Bạn chưa đăng nhập.');
      const affiliate = session.email ? await findAffiliate(app.db, { email: session.email }) : null;
      if (!affiliate)
        throw new ProblemError(
          404,
          'not_affiliate',
          'Tài khoản này chưa là cộng tác viên tiếp thị liên kết.',
        );
      const { id, code, isActive, attributionDays, rates } = affiliate;
      const { statements, payments } = await listAffiliateStatements(app.db, id);
      const bookings = await listAffiliateBookings(app.db, id);
      return {
        ...{ code, isActive, attributionDays, rates },
        link: affiliateLink('/', code, app.config.publicUrl) ?? '',
        ...(await getAffiliateSums(app.db, id, dayInVietnam(app.clock.now()))),
        recentBookings: bookings.map(({ number, bookedAt, kinds, state, endsOn, expectedVnd, isOwn }) => ({
          ...{ number, kinds, state, endsOn, expectedVnd, isOwn },
          bookedAt: bookedAt.toISOString(),
        })),
        statements: statements.map(({ month, amountVnd, dueOn }) => ({ month, amountVnd, dueOn })),
        payments: payments.map(({ amountVnd, withheldVnd, paidOn, evidence }) => ({
          ...{ amountVnd, withheldVnd, paidOn, evidence },
        })),
      };
    },
  );
};
