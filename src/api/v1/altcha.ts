import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { makePuzzle } from '#platform/bots/puzzle.ts';

const puzzleShape = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string(),
});

/** The puzzle that a browser solves before it sends a public form; its solution goes along as the field `altcha`. */
export const altchaRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/altcha/challenge',
    {
      schema: {
        summary: 'Bài toán chống gửi tự động, dùng một lần, trong 10 phút',
        tags: ['requests'],
        response: { 200: puzzleShape },
      },
      config: { rateLimit: app.config.RATE_LIMIT ? { max: 60, timeWindow: '1 minute' } : false },
    },
    async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return (await makePuzzle(app.secrets.token, app.clock.now())) as z.infer<typeof puzzleShape>;
    },
  );
};
