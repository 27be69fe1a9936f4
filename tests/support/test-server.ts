import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject as injected } from 'vitest';
import { createApp } from '#entry/create-app.ts';
import { createHttpServer } from '#entry/create-http-server.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { App } from '#platform/app.ts';
import { loadConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/connect.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { createFakeQueue, type FakeQueue } from './fake-queue.ts';
import { createMovableClock, type MovableClock } from './movable-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

type Headers = Record<string, string>;

// To name each plugin by its file, Fastify searches all loaded modules: half the cost of a server in a worker that has read
// thousands. It does not search for plugins that have a name.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'a plugin',
  writable: true,
  configurable: true,
});

export interface TestServer {
  app: App;
  db: Database;
  databaseUrl: string;
  server: FastifyInstance;
  clock: MovableClock;
  queue: FakeQueue;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Posts JSON, or a string as it is. */
  post(url: string, body?: object | string, headers?: Headers): Promise<LightMyRequestResponse>;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/**
 * The site's own HTTP server on a database of its own, with a clock that tests move, a queue that only records and files in a
 * temporary folder. Pages are served only `withPages`, because loading all of them takes a while.
 */
export async function createTestServer({
  at = '2026-11-21T03:00:00Z',
  env = {},
  demo = false,
  withPages = false,
  withOffice = false,
  withSettings = false,
  watched = false,
  database: given,
}: {
  at?: string;
  env?: Record<string, string>;
  /** With the whole demo catalogue and its pictures; give the hook `demoTimeoutMs` of demo-template.ts. */
  demo?: boolean;
  withPages?: boolean;
  withOffice?: boolean;
  /** With the texts and settings of every new installation. */
  withSettings?: boolean;
  /**
   * Closes its connections while the database does not answer for two seconds, as the site does. On a busy machine the one that all
   * test files share is at times that slow.
   */
  watched?: boolean;
  /** Used in place of a new one; removed with the server. */
  database?: TestDatabase;
} = {}): Promise<TestServer> {
  // Imported before connecting: it blocks everything else, and a transaction would be aborted as idle.
  const pages = withPages || withOffice ? await import('./site-build.ts') : null;
  const build = withPages ? await pages?.buildOfSources() : null;
  const officeBuild = withOffice ? await pages?.officeBuildOfSources() : null;
  const database = given ?? (await createTestDatabase({ max: 2, demo }));
  const folder = mkdtempSync(join(tmpdir(), 'neo-viet-files-'));
  if (demo) symlinkSync(join(injected('demoFiles'), 'media'), join(folder, 'media'));
  const config = loadConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost',
    RATE_LIMIT: 'false',
    ...env,
  });
  const clock = createMovableClock(at);
  const running = createApp(config, database.url, clock);
  if (!watched) await running.databaseHealth.stop();
  if (withSettings)
    await running.db.transaction().execute(async (tx) => {
      await ensureReferenceData(tx);
      await saveSettings(tx, placeholderSettings);
    });
  const queue = createFakeQueue();
  const app: App = { ...running, queue };
  const server = await createHttpServer(app, {
    build: async () => build ?? Promise.reject(new Error('Pages are served only withPages')),
    officeBuild: async () => officeBuild ?? Promise.reject(new Error('The office is served only withOffice')),
  });
  const inject = (request: InjectOptions) => server.inject(request);
  return {
    app,
    db: app.db,
    databaseUrl: database.url,
    server,
    clock,
    queue,
    inject,
    get: (url, headers = {}) => inject({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) =>
      inject({
        method: 'POST',
        url,
        headers: { ...(typeof body === 'string' && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { payload: body }),
      }),
    async close() {
      await server.close();
      await running.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
