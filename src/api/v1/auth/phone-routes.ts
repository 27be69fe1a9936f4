import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountConsent } from '#modules/identity/guests/account-consent.ts';
import { canReachPhones, enterByPhone, registerByPhone } from '#modules/identity/guests/enter-by-phone.ts';
import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { askPhoneCode } from '#modules/identity/guests/phone-codes.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { requireSender } from '../sender-problems.ts';
import { authProblem } from './auth-problems.ts';
import { guestShape, phoneStartBody, phoneStartShape, phoneVerifyBody } from './auth-shapes.ts';
import { guardAuth } from './guard-auth.ts';
import { admit } from './log-in.ts';
import { cookiesOf, visitOf } from './visit-of.ts';

const calls = (name: string, max: number) => ({ calls: { name, max, windowSeconds: 60 } });
const newShape = z.object({ status: z.literal('name_needed'), proof: z.string() });

/** Sign-in by phone and one-time code; a new guest gives a name and gets an account. */
export const phoneRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  guardAuth(server, app);
  server.addHook('preHandler', async () => {
    if (!canReachPhones(app.config)) throw authProblem({ reason: 'not_offered' });
  });

  server.post(
    '/auth/phone/start',
    {
      schema: {
        summary: 'Xin mã 6 số gửi tới điện thoại, qua Zalo hoặc SMS',
        tags: ['auth'],
        body: phoneStartBody,
        response: { 202: phoneStartShape },
      },
      config: calls('guest phone codes', 10),
    },
    async (request, reply) => {
      const { website, openedAt, altcha: proof, phone } = request.body;
      const sender = await requireSender(app, { website, openedAt, proof, ip: request.ip });
      const result = await askPhoneCode(app, { phone, sender, cameFrom: request.ip });
      if (!result.ok) throw authProblem(result);
      return reply.code(202).send({ id: result.id, expiresAt: result.until.toISOString() });
    },
  );

  server.post(
    '/auth/phone/verify',
    {
      schema: {
        summary: 'Đăng nhập bằng mã vừa nhận; số mới nhận một proof để gửi lại kèm họ tên',
        tags: ['auth'],
        body: phoneVerifyBody,
        response: { 200: guestShape, 202: newShape },
      },
      config: calls('guest phone tries', 20),
    },
    async (request, reply) => {
      const { body } = request;
      const visit = visitOf(request);
      const before = await readGuestSession(app, cookiesOf(request));
      if ('proof' in body) {
        const consent = { wording: accountConsent(await getSettings(app.db)), source: 'api' };
        const made = await registerByPhone(app, { ...body, consent, visit, instead: before?.sessionId });
        if (!made.ok)
          throw authProblem({ reason: made.reason === 'exists' ? 'phone_taken' : 'over' }, 'proof');
        const inside = await admit(app, request, { token: made.token, needsCode: false, code: undefined });
        reply.header('set-cookie', guestSessionCookies(inside.token, app.config));
        return guestOf(inside.session);
      }
      const { id, digits, code } = body;
      const result = await enterByPhone(app, { id, digits, visit, instead: before?.sessionId });
      if (!result.ok) {
        if (result.reason === 'new')
          return reply.code(202).send({ status: 'name_needed', proof: result.proof });
        throw authProblem({ reason: result.reason === 'wrong' ? 'wrong_digits' : 'ended' }, 'digits');
      }
      const inside = await admit(app, request, { ...result, code });
      reply.header('set-cookie', guestSessionCookies(inside.token, app.config));
      return guestOf(inside.session);
    },
  );
};

const guestOf = ({ userId: id, name, email, phone }: { userId: string } & z.infer<typeof whoShape>) => ({
  id,
  name,
  email,
  phone,
});
const whoShape = guestShape.omit({ id: true });
