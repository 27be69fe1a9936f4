import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#entry/create-app.ts';
import { openDatabase } from '#entry/open-database.ts';
import { loadIndexChanges } from '#modules/catalog/facet-index/load-index-changes.ts';
import type { RunningApp } from '#platform/app.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { startReplica } from '#tests/support/start-replica.ts';
import { connect } from './connect.ts';

const folder = makeDataFolder('replica');
const primaryFolder = join(folder, 'primary');
const stops: (() => unknown)[] = [];
let app: RunningApp;
let replica: ReturnType<typeof connect>;

beforeAll(async () => {
  const config = loadConfig({ DATA_DIR: primaryFolder, LOG_LEVEL: 'silent' });
  const primary = await openDatabase(config, () => {});
  stops.push(() => primary.stop());
  const standby = await startReplica(folder, primary.url);
  stops.push(() => standby.stop());
  const replicaUrl = standby.url;
  replica = connect(replicaUrl, { max: 2 });
  stops.push(() => replica.close());
  app = createApp(
    loadConfig({ DATA_DIR: primaryFolder, LOG_LEVEL: 'silent', DATABASE_READ_URL: replicaUrl }),
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

test('a change whose transaction was running while a replica’s list was read is in its next list', async () => {
  await createEveryKind(app.db);
  const hotels = app.db.selectFrom('products').select('id').where('kind', '=', 'hotel');
  const { id } = await hotels.orderBy('id').limit(1).executeTakeFirstOrThrow();
  const priceOf = async () => (await loadIndexes()).put.find((product) => product.id === id)?.priceVnd;
  let snapshot: string | null = null;
  const loadIndexes = async () => {
    const read = await loadIndexChanges(replica.db, 'hotel', snapshot);
    snapshot = read.snapshot;
    return read;
  };
  const change = await app.db.startTransaction().execute();
  await change.updateTable('products').set({ final_price_vnd: 123_000 }).where('id', '=', id).execute();
  // Another one ends meanwhile, after which the replica knows of both.
  await app.db.updateTable('products').set({ final_price_vnd: 456_000 }).where('id', '!=', id).execute();
  await expect.poll(async () => (await loadIndexes()).put.map(({ priceVnd }) => priceVnd)).toContain(456_000);
  await change.commit().execute();
  await expect.poll(priceOf, { timeout: 10_000 }).toBe(123_000);
});

test('without a replica pages are read from the primary, once something was announced', async () => {
  const stopReplica = stops.splice(1, 1)[0] as () => unknown;
  await stopReplica();
  await announceChange(app.db, ['catalogue']);
  await expect.poll(isReplica, { timeout: 10_000 }).toBe(false);
});
