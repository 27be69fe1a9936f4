import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { signOutGuest } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { guestShape, loginBody, statusShape } from './auth-shapes.ts';
import { guardAuth } from './guard-auth.ts';
import { logIn } from './log-in.ts';
import { passwordRoutes } from './password-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { cookiesOf } from './visit-of.ts';

/** Registration, sign-in and sign-out of guests, with the steps that belong to them. */
export const authRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  await server.register(registrationRoutes, { app });
  await server.register(passwordRoutes, { app });
  await server.register(phoneRoutes, { app });
  guardAuth(server, app);

  server.post(
    '/auth/login',
    {
      schema: {
        summary: 'Đăng nhập bằng email và mật khẩu, thêm mã nếu tài khoản có lớp bảo vệ thứ hai',
        tags: ['auth'],
        body: loginBody,
        response: { 200: guestShape },
      },
      config: { calls: { name: 'guest sign-ins', max: 30, windowSeconds: 60 } },
    },
    async (request, reply) => {
      const { session, token } = await logIn(app, request, request.body);
      reply.header('set-cookie', guestSessionCookies(token, app.config));
      const { userId: id, name, email, phone } = session;
      return { id, name, email, phone };
    },
  );

  server.post(
    '/auth/logout',
    { schema: { summary: 'Đăng xuất', tags: ['auth'], response: { 200: statusShape } } },
    async (request, reply) => {
      await signOutGuest(app, cookiesOf(request));
      reply.header('set-cookie', guestSessionCookies(null, app.config));
      return { status: 'signed_out' };
    },
  );
};
