import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createTurns } from './create-turns.ts';

let database: TestDatabase;
let one: ReturnType<typeof createTurns>;
let other: ReturnType<typeof createTurns>;
beforeAll(async () => {
  database = await createTestDatabase();
  [one, other] = [createTurns(database.url), createTurns(database.url)];
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});

/** Work that runs until it is told to end. */
function longWork() {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const work = () => {
    begun.resolve();
    return ended.promise;
  };
  return { work, begun: begun.promise, end: ended.resolve };
}

test('work that one process does is done by no other, and free work by any', async () => {
  const long = longWork();
  const first = one.take('sweep', long.work);
  await long.begun;
  expect(await other.take('sweep', () => Promise.reject(new Error('twice at once')))).toBe(false);
  let others = 0;
  expect(await other.take('another', async () => others++)).toBe(true);
  long.end();
  expect([await first, others]).toEqual([true, 1]);
  expect(await other.take('sweep', async () => others++)).toBe(true);
});

test('failed work releases its turn', async () => {
  await expect(one.take('sweep', () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  expect(await other.take('sweep', async () => {})).toBe(true);
});

test('a process that loses its connection loses its turn, and takes the next one', async () => {
  const long = longWork();
  const first = one.take('sweep', long.work);
  await long.begun;
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const { rows } = await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database d ON d.oid = database
     WHERE datname = current_database() AND locktype = 'advisory' AND granted`,
  );
  await admin.end();
  expect(rows).toHaveLength(1);
  await expect.poll(() => other.take('sweep', async () => {})).toBe(true);
  long.end();
  await first;
  expect(await one.take('sweep', async () => {})).toBe(true);
});
