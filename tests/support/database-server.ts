import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';
import { readServer } from '#platform/db/embedded/find-running-embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeDataFolder } from './data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** Folder of the demo's pictures, once a test file has asked for the demo. */
    demoFiles: string;
  }
}

/** One PostgreSQL server per run; each test file copies the migrated template. */
export default async function setup(project: TestProject) {
  const folder = makeDataFolder('test');
  stopWhenInterrupted(folder);
  const database = await startEmbedded(folder);
  await migrate(database.url, 'db/migrations');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('ALTER SYSTEM SET fsync = off');
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  project.provide('databaseUrl', database.url);
  project.provide('demoFiles', join(folder, 'demo-files'));
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Vitest does not tear down when it is interrupted: the server, which is a process of its own, would stay with all its databases. */
function stopWhenInterrupted(folder: string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    const server = readServer(join(folder, 'postgres', 'cluster'));
    if (server) process.kill(server.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}
