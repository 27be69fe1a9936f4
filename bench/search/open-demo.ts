import { sql } from 'kysely';
import { createApp } from '#entry/create-app.ts';
import { createHttpServer } from '#entry/create-http-server.ts';
import { loadDemo } from '#import/load-demo.ts';
import { loadConfig } from '#platform/config/config.ts';
import { connect } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createDiskStore } from '#platform/storage/create-disk-store.ts';
import type { Bench } from '../setup/bench.ts';

const name = 'demo_catalogue';
/** The day that the demo's prices begin on; the clock stands on it. */
export const demoLoadedOn = '2026-11-21';

/** The demo catalogue behind the site's API without pages, both in this process; loaded on first use. */
export async function openDemo(bench: Bench) {
  const server = await bench.databaseServer();
  const urlOf = (database: string) => server.replace(/\/[^/]*$/, `/${database}`);
  const admin = connect(server, { max: 1 });
  const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${name}`.execute(admin.db);
  if (rows.length === 0) await load(admin.db, urlOf, bench.folder('files'));
  await admin.close();
  const config = loadConfig({
    DATA_DIR: bench.folder('demo-site'),
    ...{ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost', RATE_LIMIT: 'false' },
  });
  const app = createApp(config, urlOf(name), { now: () => new Date(`${demoLoadedOn}T03:00:00Z`) });
  const none = () => Promise.reject(new Error('The bench of the search asks for no pages'));
  const http = await createHttpServer(app, { build: none, officeBuild: none });
  bench.onStop(async () => {
    await http.close();
    await app.close();
  });
  return { app, server: http };
}

async function load(
  admin: Parameters<typeof loadDemo>[0] | ReturnType<typeof connect>['db'],
  urlOf: (database: string) => string,
  files: string,
): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await sql`DROP DATABASE IF EXISTS ${sql.id(unfinished)}`.execute(admin);
  await sql`CREATE DATABASE ${sql.id(unfinished)}`.execute(admin);
  await migrate(urlOf(unfinished), 'db/migrations');
  const filling = connect(urlOf(unfinished), { max: 1 });
  await filling.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = '10min'`.execute(tx);
    await loadDemo(tx, createDiskStore(files), demoLoadedOn);
  });
  await filling.close();
  await sql`ALTER DATABASE ${sql.id(unfinished)} RENAME TO ${sql.id(name)}`.execute(admin);
}
