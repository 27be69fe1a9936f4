import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { once, writingHeaders } from '#api/v1/once.ts';
import { requireSender, senderProblem } from '#api/v1/sender-problems.ts';
import { receiveNewsletter } from '#modules/newsletter/commands/receive-newsletter.ts';
import { newsletterInput } from '#modules/newsletter/schema.ts';
import type { App } from '#platform/app.ts';

/** Newsletter subscription; a mail asks the owner of the address to confirm it. */
export const newsletterRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/newsletter',
    {
      schema: {
        summary: 'Đăng ký nhận bản tin; thư xác nhận được gửi tới địa chỉ này',
        tags: ['newsletter'],
        headers: writingHeaders,
        body: newsletterInput,
        response: { 202: z.object({ status: z.string() }) },
      },
      config: { calls: { name: 'newsletter wishes', max: 10, windowSeconds: 60 } },
    },
    async (request, reply) => {
      const { status, body } = await once(app, request, {
        prepare: () => {
          const { website, openedAt, altcha: proof } = request.body;
          return requireSender(app, { website, openedAt, proof, ip: request.ip });
        },
        run: async (tx, sender) => {
          const from = { sender, ip: request.ip };
          const result = await receiveNewsletter({ ...app, db: tx }, request.body, from);
          if (!result.ok) throw senderProblem(result.reason);
          return { status: 202, body: { status: 'waiting' } };
        },
      });
      return reply.code(status).send(body);
    },
  );
};
