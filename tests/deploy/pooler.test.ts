import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#entry/create-app.ts';
import type { RunningApp } from '#platform/app.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { loadConfig } from '#platform/config/config.ts';
import { freePort } from '#platform/db/free-port.ts';
import { migrate } from '#platform/db/migrate.ts';
import { requireNotices } from '#platform/db/require-notices.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const path = `${process.env.PATH}:/usr/sbin`;

function hasPgbouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['-V'], { env: { PATH: path }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const folder = makeDataFolder('pooler');
let database: TestDatabase;
let pooler: ChildProcess | undefined;
let pooledUrl: string;
const apps: RunningApp[] = [];

/** PgBouncer as configured in `deploy/`, in front of this test's database. */
beforeAll(async () => {
  if (!hasPgbouncer()) return;
  database = await createTestDatabase();
  const url = new URL(database.url);
  const port = await freePort();
  writeFileSync(join(folder, 'userlist.txt'), `"${url.username}" "${url.password}"\n`);
  const settings = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
    .replace(/^neoviet = .*$/m, `${url.pathname.slice(1)} = host=${url.hostname} port=${url.port}`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =\nlogfile =`);
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  for (const name of ['userlist.txt', 'pgbouncer.ini']) chmodSync(join(folder, name), 0o644);
  const asOther = userInfo().uid === 0 ? ['--user', 'nobody'] : [];
  pooler = spawn('pgbouncer', [...asOther, join(folder, 'pgbouncer.ini')], {
    env: { PATH: path },
    stdio: 'ignore',
  });
  url.port = String(port);
  pooledUrl = url.href;
}, 60_000);
afterAll(async () => {
  for (const app of apps) await app.close();
  pooler?.kill();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

function open(env: Record<string, string>): RunningApp {
  const config = loadConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DATABASE_URL: pooledUrl,
    DATABASE_PREPARE: 'false',
    ...env,
  });
  const app = createApp(config, pooledUrl);
  apps.push(app);
  return app;
}

test.skipIf(!hasPgbouncer())(
  'R-07: behind a pooler in transaction mode a node listens on a direct connection',
  async () => {
    const app = open({ DATABASE_DIRECT_URL: database.url });
    await expect.poll(() => app.databaseHealth.answersWithin(2_000), { timeout: 10_000 }).toBe(true);
    await requireNotices(app.db, app.directUrl);
    const read = () => app.data.get('a', ['settings'], async () => Math.random());
    // Waits until the node listens: before that any announcement may be missed.
    const first = await read();
    await expect
      .poll(async () => {
        await announceChange(app.db, ['settings']);
        return (await read()) !== first;
      })
      .toBe(true);
  },
);

test.skipIf(!hasPgbouncer())('R-07: without the direct connection a node notices at its start', async () => {
  const app = open({});
  await expect(requireNotices(app.db, app.directUrl, 1_000)).rejects.toThrow(/DATABASE_DIRECT_URL/);
});

test.skipIf(!hasPgbouncer())('R-07: migrations keep no lock, not even through the pooler', async () => {
  expect(await migrate(pooledUrl, 'db/migrations')).toEqual([]);
  expect(await migrate(pooledUrl, 'db/migrations')).toEqual([]);
});
