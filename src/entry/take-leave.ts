import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';

/**
 * Closes a server so that nobody's request is lost: `/readyz` says 503 and answers ask to close their connections, a while
 * later, when load balancers have turned away, nothing new is accepted, and what was accepted is answered.
 */
export async function takeLeave(
  server: FastifyInstance,
  { farewell }: Pick<App, 'farewell'>,
  pauseSeconds: number,
): Promise<void> {
  farewell.say();
  await sleep(pauseSeconds * 1000);
  await server.close();
}
