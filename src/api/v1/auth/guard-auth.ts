import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { isCrossOrigin } from '#platform/http/is-cross-origin.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { siteOrigins } from '#platform/http/site-origins.ts';

/** Protects routes that set a guest's cookie against cross-site requests, and marks their responses as not cacheable. */
export function guardAuth(server: FastifyInstance, { config }: Pick<App, 'config'>): void {
  const origins = siteOrigins(config);
  server.addHook('preHandler', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (isCrossOrigin(request.headers, origins))
      throw new ProblemError(403, 'cross_origin', 'Lời gọi này đến từ một trang khác.');
  });
}
