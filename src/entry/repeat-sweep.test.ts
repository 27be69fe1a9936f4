import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editingSweep } from '#modules/editing/jobs.ts';
import type { RunningApp } from '#platform/app.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createTurns, type Turns } from '#platform/db/create-turns.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createApp } from './create-app.ts';
import { startJobs } from './jobs.ts';
import { repeatSweep } from './repeat-sweep.ts';

const folder = makeDataFolder('repeat-sweep');
let database: TestDatabase;
let app: RunningApp;
let turns: Turns;
/** What the log says, as JSON lines. */
let logLines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const log = pino({ level: 'warn' }, { write: (line) => void logLines.push(line) });
  app = { ...createApp(config, database.url), log };
  turns = createTurns(database.url);
});
afterAll(async () => {
  await turns.stop();
  await app.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  logLines = [];
});

/** A sweep that has begun and goes on, with one more query, when it is let. */
async function begun(waitMs?: number) {
  const [begins, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done: string[] = [];
  const run = async () => {
    begins.resolve();
    await goesOn.promise;
    await sql`SELECT pg_sleep(0.05)`.execute(app.db);
    done.push('swept');
    return 1;
  };
  const isClockRight = async () => true;
  const sweep = repeatSweep(
    app,
    { name: 'test-sweep', everySeconds: 60, run },
    { isClockRight, turns, ...(waitMs && { waitMs }) },
  );
  await begins.promise;
  return { sweep, done, goOn: goesOn.resolve };
}

test('shutdown waits for a running sweep', async () => {
  const { sweep, done, goOn } = await begun();
  const stopping = sweep.stop().then(() => done.push('stopped'));
  await sleep(50);
  expect(done).toEqual([]);
  goOn();
  await stopping;
  expect(done).toEqual(['swept', 'stopped']);
  expect(logLines).toEqual([]);
});

test('but only for a limited time, and the log names it', async () => {
  const { sweep, done, goOn } = await begun(100);
  await sweep.stop();
  expect(done).toEqual([]);
  expect(logLines.map((line) => JSON.parse(line))).toMatchObject([{ sweep: 'test-sweep', level: 40 }]);
  goOn();
  await expect.poll(() => done).toEqual(['swept']);
});

test("the jobs' database connections close only after the sweep", async () => {
  const [holds, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE typed_drafts IN ACCESS EXCLUSIVE MODE`.execute(tx);
    holds.resolve();
    await release.promise;
  });
  await holds.promise;
  const jobs = await startJobs(app);
  const isSweeping = async () => {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%typed_drafts%'`.execute(
      database.db,
    );
    return rows.length > 0;
  };
  await expect.poll(isSweeping, { timeout: 15_000 }).toBe(true);
  let isStopped = false;
  const stopping = jobs.stop().then(() => {
    isStopped = true;
  });
  // Longer than the queue takes to stop, shorter than a statement waits for a lock.
  await sleep(2_000);
  expect(isStopped).toBe(false);
  release.resolve();
  await Promise.all([holding, stopping]);
  // On a busy machine another sweep may take longer than a shutdown waits.
  expect(logLines.filter((line) => JSON.parse(line).sweep === editingSweep.name)).toEqual([]);
}, 60_000);
