import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tooManyCalls } from '#api/limit-calls.ts';
import type { App } from '#platform/app.ts';
import { givePuzzle } from '#platform/bots/puzzle.ts';

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

/** The puzzle that a browser solves before sending a public form; its solution is sent in the field `altcha`. */
export const altchaRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/altcha/challenge',
    {
      schema: {
        summary: 'Bài toán chứng tỏ người gửi không phải máy, dùng một lần, trong 10 phút',
        tags: ['requests'],
        response: { 200: puzzleShape },
      },
      config: { calls: { name: 'puzzles', max: 60, windowSeconds: 60 } },
    },
    async ({ ip }, reply) => {
      reply.header('cache-control', 'no-store');
      const puzzle = await givePuzzle(app, ip);
      if ('retryAfterSeconds' in puzzle) throw tooManyCalls(puzzle.retryAfterSeconds);
      return puzzle as z.infer<typeof puzzleShape>;
    },
  );
};
