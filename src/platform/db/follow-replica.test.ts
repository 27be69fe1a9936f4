import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#entry/create-app.ts';
import { openDatabase } from '#entry/open-database.ts';
import type { RunningApp } from '#platform/app.ts';
import { backUp } from '#platform/backup/back-up.ts';
import { restore } from '#platform/backup/restore.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { loadConfig } from '#platform/config/config.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { connect } from './connect.ts';
import { databaseHome, databaseOwner } from './embedded/database-owner.ts';
import { startEmbedded } from './embedded/embedded.ts';

const folder = makeDataFolder('replica');
const at = (name: string) => join(folder, name);
const stops: (() => unknown)[] = [];
let app: RunningApp;
let replica: ReturnType<typeof connect>;

/** A streaming replica of the test server: a back-up that continues with the original's WAL. */
async function startReplica(primaryUrl: string): Promise<string> {
  await backUp(primaryUrl, { dataDir: at('primary'), bucket: null }, at('back-up'));
  await restore(at('back-up'), at('replica'));
  const cluster = join(databaseHome(at('replica'), databaseOwner()), 'cluster');
  writeFileSync(join(cluster, 'standby.signal'), '');
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`);
  const database = await startEmbedded(at('replica'));
  stops.push(() => database.stop());
  return database.url;
}

beforeAll(async () => {
  const config = loadConfig({ DATA_DIR: at('primary'), LOG_LEVEL: 'silent' });
  const primary = await openDatabase(config, () => {});
  stops.push(() => primary.stop());
  const replicaUrl = await startReplica(primary.url);
  replica = connect(replicaUrl, { max: 2 });
  stops.push(() => replica.close());
  app = createApp(
    loadConfig({ DATA_DIR: at('primary'), LOG_LEVEL: 'silent', DATABASE_READ_URL: replicaUrl }),
    primary.url,
  );
  stops.push(() => app.close());
}, 180_000);
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const isReplica = async () => {
  const { rows } = await sql<{ is: boolean }>`SELECT pg_is_in_recovery() AS is`.execute(app.readDb);
  return rows[0]?.is;
};

test('after an announcement pages are read from the primary until the replica has caught up', async () => {
  await expect.poll(isReplica, { timeout: 10_000 }).toBe(true);
  await sql`SELECT pg_wal_replay_pause()`.execute(replica.db);
  await announceChange(app.db, ['catalogue']);
  await expect.poll(isReplica, { timeout: 10_000 }).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await isReplica()).toBe(false);
  await sql`SELECT pg_wal_replay_resume()`.execute(replica.db);
  await expect.poll(isReplica, { timeout: 10_000 }).toBe(true);
});

test('without a replica pages are read from the primary, once something was announced', async () => {
  const stopReplica = stops.splice(1, 1)[0] as () => unknown;
  await stopReplica();
  await announceChange(app.db, ['catalogue']);
  await expect.poll(isReplica, { timeout: 10_000 }).toBe(false);
});
