import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The worker of the browser, at the root because it answers for every page; browsers look for a newer one by themselves. */
export async function workerFile(server: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const code = await readFile(join(folder, 'sw.js'));
  server.get('/sw.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code),
  );
}
