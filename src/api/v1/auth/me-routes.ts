import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { signedInFlag } from '#modules/identity/guests/signed-in-flag.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { guestShape } from './auth-shapes.ts';
import { cookiesOf } from './visit-of.ts';

/** The signed-in guest. Pages request it after loading, since their HTML is the same for everyone. */
export const meRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/me',
    {
      schema: {
        summary: 'Khách đang đăng nhập; 401 khi chưa',
        tags: ['auth'],
        security: [{ guestSession: [] }],
        response: { 200: guestShape },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const session = await readGuestSession(app, cookiesOf(request));
      if (session) {
        const { userId: id, name, email, phone } = session;
        return { id, name, email, phone };
      }
      // The session has ended: deleting its cookies saves further requests.
      if (request.headers.cookie?.includes(`${signedInFlag}=`))
        reply.header('set-cookie', guestSessionCookies(null, app.config));
      throw new ProblemError(401, 'not_signed_in', 'Bạn chưa đăng nhập.');
    },
  );
};
