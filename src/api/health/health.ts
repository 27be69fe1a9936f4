import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, register } from 'prom-client';
import type { App } from '#platform/app.ts';

/** `/healthz` (alive), `/readyz` (the database answers) and `/metrics`. */
export async function healthRoutes(server: FastifyInstance, options: { app: App }): Promise<void> {
  register.clear();
  collectDefaultMetrics();
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    try {
      await sql`select 1`.execute(options.app.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database away' });
    }
  });
  server.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()));
}
