import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { assetOrigins } from './html/asset-origins.ts';

/**
 * The browser's service worker, at the root because it answers for every page; browsers check for updates by themselves. The
 * origins of our files are prepended to its code.
 */
export async function workerFile(
  server: FastifyInstance,
  { app, folder }: { app: App; folder: string },
): Promise<void> {
  const { media, cdn } = assetOrigins(app.config);
  const origins = [media, cdn].filter(Boolean);
  const code = `self.fileOrigins=${JSON.stringify(origins)};${await readFile(join(folder, 'sw.js'), 'utf8')}`;
  server.get('/sw.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code),
  );
}
