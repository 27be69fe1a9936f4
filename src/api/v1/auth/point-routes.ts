import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listBookingCodes } from '#modules/booking/trip/account-bookings.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { makeReferralCode } from '#modules/points/commands/make-referral-code.ts';
import { listInvitedFriends } from '#modules/points/queries/list-referrals.ts';
import { getPoints, listPointEntries } from '#modules/points/queries.ts';
import { referralPath } from '#modules/points/rules/referral-path.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { pointsShape, referralsShape } from './auth-shapes.ts';
import { cookiesOf } from './visit-of.ts';

/** The points of the signed-in guest, with their ledger entries and the friends they invited. */
export const pointRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/me/points',
    {
      schema: {
        summary: 'Điểm tích lũy của khách đang đăng nhập và sổ điểm, dòng mới trước; 401 khi chưa',
        tags: ['auth'],
        security: [{ guestSession: [] }],
        response: { 200: pointsShape },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const session = await readGuestSession(app, cookiesOf(request));
      if (!session) throw new ProblemError(401, 'not_signed_in', 'Bạn chưa đăng nhập.');
      const { userId } = session;
      const points = await getPoints(app.db, userId, app.clock.now());
      const entries = await listPointEntries(app.db, userId);
      const codes = await listBookingCodes(
        app.db,
        entries.flatMap(({ bookingId }) => bookingId ?? []),
      );
      return {
        usable: points.usable,
        debt: points.debt,
        tier: points.tier.title,
        earnedInYear: points.earnedInYear,
        pointVnd: points.programme.pointVnd,
        ending: points.lots.map(({ points: left, expiresOn }) => ({ points: left, expiresOn })),
        entries: entries.map(({ id, kind, points: moved, balance, expiresOn, reason, at, bookingId }) => ({
          id: Number(id),
          kind,
          points: moved,
          balance,
          expiresOn,
          reason,
          at: at.toISOString(),
          bookingCode: bookingId === null ? null : (codes.get(bookingId) ?? null),
        })),
      };
    },
  );
  server.get(
    '/me/referrals',
    {
      schema: {
        summary:
          'Mời bạn của khách đang đăng nhập: liên kết, điểm hai bên được, bạn bè đã đăng ký chỉ bằng chữ cái đầu tên; 401 khi chưa',
        tags: ['auth'],
        security: [{ guestSession: [] }],
        response: { 200: referralsShape },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const session = await readGuestSession(app, cookiesOf(request));
      if (!session) throw new ProblemError(401, 'not_signed_in', 'Bạn chưa đăng nhập.');
      const now = app.clock.now();
      const { referrals: programme } = await getSettings(app.db);
      const code = programme.isOn ? await makeReferralCode(app.db, session.userId, now) : null;
      const link = code === null ? null : new URL(referralPath(code), app.config.publicUrl).href;
      return { ...programme, link, friends: await listInvitedFriends(app.db, session.userId, now) };
    },
  );
};
