import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountConsent } from '#modules/identity/guests/account-consent.ts';
import { isOwnName } from '#modules/identity/guests/guest-schema.ts';
import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import {
  registerGuest,
  registrationCookie,
  verifyRegistration,
} from '#modules/identity/guests/register-guest.ts';
import { noteReferral } from '#modules/points/commands/note-referral.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { requireSender } from '../sender-problems.ts';
import { authProblem } from './auth-problems.ts';
import { registerBody, statusShape, verifyBody } from './auth-shapes.ts';
import { guardAuth } from './guard-auth.ts';
import { cookiesOf, visitOf } from './visit-of.ts';

const calls = (name: string, max: number) => ({ calls: { name, max, windowSeconds: 60 } });

/** Registration by mail and password. Responses never reveal whether an address has an account. */
export const registrationRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  guardAuth(server, app);

  server.post(
    '/auth/register',
    {
      schema: {
        summary: 'Đăng ký tài khoản; thư xác nhận được gửi tới địa chỉ này',
        tags: ['auth'],
        body: registerBody,
        response: { 202: statusShape },
      },
      config: calls('guest registrations', 10),
    },
    async (request, reply) => {
      const { website, openedAt, altcha: proof, name, email, password, inviteCode } = request.body;
      if (isOwnName({ email, password })) throw authProblem({ reason: 'own_name' }, 'password');
      const sender = await requireSender(app, { website, openedAt, proof, ip: request.ip });
      const consent = { wording: accountConsent(await getSettings(app.db)), source: 'api' };
      const draft = { name, email, password, consent, inviteCode, sender, cameFrom: request.ip };
      const result = await registerGuest(app, draft);
      if (!result.ok) throw authProblem(result);
      reply.header('set-cookie', registrationCookie.write(result.registrationId, app.config));
      return reply.code(202).send({ status: 'mail_sent' });
    },
  );

  server.post(
    '/auth/verify-email',
    {
      schema: {
        summary: 'Xác nhận email bằng mã trong thư; mở tài khoản và đăng nhập',
        description:
          'Nơi đăng ký giữ một cookie; nơi khác cần gửi thêm mật khẩu mới, vì mật khẩu lúc đăng ký chỉ dùng được ở nơi đã nhập nó.',
        tags: ['auth'],
        body: verifyBody,
        response: { 200: statusShape },
      },
      config: calls('guest links', 20),
    },
    async (request, reply) => {
      const cookies = cookiesOf(request);
      const result = await verifyRegistration(app, {
        ...request.body,
        keptId: registrationCookie.read(cookies, app.config),
        visit: visitOf(request),
        instead: (await readGuestSession(app, cookies))?.sessionId,
        noteInvitation: noteReferral,
      });
      if (!result.ok) throw authProblem(result, result.reason === 'password_needed' ? 'password' : 'token');
      const own = guestSessionCookies(result.token, app.config);
      reply.header('set-cookie', [...own, registrationCookie.write(null, app.config)]);
      return { status: 'signed_in' };
    },
  );
};
