import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';

/**
 * Shuts a server down without losing requests: `/readyz` answers 503 and responses ask to close their connections; after a
 * pause for load balancers to react, new connections are refused while accepted requests are answered.
 */
export async function shutDown(
  server: FastifyInstance,
  { shutdown }: Pick<App, 'shutdown'>,
  pauseSeconds: number,
): Promise<void> {
  shutdown.start();
  await sleep(pauseSeconds * 1000);
  await server.close();
}
