import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnDatabase, startOwnDatabase } from '#tests/support/own-database.ts';
import { connect } from '../connect.ts';
import { keepRunning } from '../keep-running.ts';

let database: OwnDatabase;
beforeAll(async () => {
  database = await startOwnDatabase();
}, 120_000);
afterAll(() => database?.remove());

test('R-05: an embedded database that dies is restarted at the same address, with its data', async () => {
  const { db, close } = connect(database.url, { max: 2, patience: 'people' });
  await db.insertInto('spent_proofs').values({ proof: 'kept', expires_at: new Date() }).execute();
  const before = database.pid() as number;
  process.kill(before, 'SIGKILL');
  const count = () =>
    db
      .selectFrom('spent_proofs')
      .select('proof')
      .execute()
      .then((rows) => rows.length)
      .catch(() => 0);
  // For a moment there is none, while what the dead one left behind still answers.
  const next = (former: number) => () => ![null, undefined, former].includes(database.pid());
  await expect.poll(next(before), { timeout: 20_000 }).toBe(true);
  await expect.poll(count, { timeout: 20_000 }).toBe(1);
  // A second time: the server being watched is now another one.
  const second = database.pid() as number;
  process.kill(second, 'SIGKILL');
  await expect.poll(next(second), { timeout: 20_000 }).toBe(true);
  await expect.poll(count, { timeout: 20_000 }).toBe(1);
  await close();
}, 60_000);

test('R-05: a server that does not start is retried with growing pauses, and finally given up', async () => {
  const logLines: string[] = [];
  let isUp = true;
  let starts = 0;
  const server = {
    isRunning: () => isUp,
    async start() {
      if (++starts < 3) throw new Error('No room');
      isUp = true;
    },
  };
  const supervisor = keepRunning(server, (line) => logLines.push(line));
  isUp = false;
  await expect.poll(() => logLines.length, { timeout: 10_000 }).toBe(4);
  expect(logLines).toEqual([
    'PostgreSQL is gone and is started again',
    'No room; next try in 0.5 s',
    'No room; next try in 1 s',
    expect.stringMatching(/^PostgreSQL runs again after [\d.]+ s$/),
  ]);
  await supervisor.stop();
  isUp = false;
  await sleep(700);
  expect(starts).toBe(3);
});
