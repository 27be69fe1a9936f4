import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type Listener, listen, listenerQueues } from './listen.ts';
import { createWorker, type JobType, jobType, type Worker } from './queue.ts';

const announced = jobType<{ number: number }>('test.announced', { retryLimit: 3, retryDelaySeconds: 600 });
const heardByOne = jobType<{ number: number }>('test.heard_by_one');
const received: Record<string, number[]> = { first: [], third: [], only: [] };
const times: Date[] = [];

const record = (name: string) => async (_: unknown, data: object) =>
  void received[name]?.push((data as { number: number }).number);
const listeners: Listener<unknown>[] = [
  { name: 'first', type: announced, handle: record('first') },
  {
    name: 'broken',
    type: announced,
    handle: async () => {
      throw new Error('a template that cannot be written');
    },
  },
  { name: 'third', type: announced, handle: record('third') },
  { name: 'only', type: heardByOne, handle: record('only') },
];

let database: TestDatabase;
let worker: Worker;
beforeAll(async () => {
  database = await createTestDatabase();
  worker = createWorker(database.url, { warn: vi.fn(), error: vi.fn() });
  const types = [announced, heardByOne] as unknown as JobType<never>[];
  await worker.start([...types, ...listenerQueues(listeners)]);
  await listen(worker, database.db, listeners, (announcedAt) => {
    times.push(announcedAt);
  });
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
});

test('a failing listener neither delays nor repeats the others of its event', async () => {
  const before = Date.now();
  await database.db.transaction().execute(async (tx) => {
    for (const number of [1, 2, 3]) await worker.send(tx, announced, { number });
    await worker.send(tx, heardByOne, { number: 4 });
  });
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        "SELECT name, state, count(*)::int FROM pgboss.job WHERE state <> 'completed' GROUP BY 1, 2",
      );
      expect(rows).toEqual([{ name: 'test.announced/broken', state: 'retry', count: 3 }]);
    },
    { timeout: 15_000, interval: 100 },
  );
  expect(received.first?.toSorted()).toEqual([1, 2, 3]);
  expect(received.third?.toSorted()).toEqual([1, 2, 3]);
  expect(received.only).toEqual([4]);
  // A listener gets the time when the event was announced, not when it was passed on.
  expect(times.every((at) => Math.abs(at.getTime() - before) < 10_000)).toBe(true);
}, 20_000);
