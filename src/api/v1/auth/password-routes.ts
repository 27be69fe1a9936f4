import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askForGuestReset, resetGuestPassword } from '#modules/identity/guests/guest-password.ts';
import type { App } from '#platform/app.ts';
import { requireSender } from '../sender-problems.ts';
import { authProblem } from './auth-problems.ts';
import { forgotBody, resetBody, statusShape } from './auth-shapes.ts';
import { guardAuth } from './guard-auth.ts';
import { visitOf } from './visit-of.ts';

const calls = (name: string, max: number) => ({ calls: { name, max, windowSeconds: 60 } });

/** Password reset for guests. */
export const passwordRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  guardAuth(server, app);

  server.post(
    '/auth/forgot-password',
    {
      schema: {
        summary: 'Xin thư đặt lại mật khẩu',
        tags: ['auth'],
        body: forgotBody,
        response: { 202: statusShape },
      },
      config: calls('guest resets', 10),
    },
    async (request, reply) => {
      const { website, openedAt, altcha: proof, email } = request.body;
      const sender = await requireSender(app, { website, openedAt, proof, ip: request.ip });
      const result = await askForGuestReset(app, { email, sender, cameFrom: request.ip });
      if (!result.ok) throw authProblem(result);
      return reply.code(202).send({ status: 'mail_sent' });
    },
  );

  server.post(
    '/auth/reset-password',
    {
      schema: {
        summary: 'Đặt mật khẩu mới bằng mã trong thư; mọi phiên kết thúc',
        tags: ['auth'],
        body: resetBody,
        response: { 200: statusShape },
      },
      config: calls('guest links', 20),
    },
    async (request) => {
      const result = await resetGuestPassword(app, { ...request.body, visit: visitOf(request) });
      if (!result.ok) throw authProblem({ reason: 'over' }, 'token');
      return { status: 'password_set' };
    },
  );
};
