import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { register } from 'prom-client';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { currentRequestId, onBehalfOf } from '#platform/log/on-behalf-of.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createWorker, type JobType, jobType, type Worker } from './queue.ts';
import { findJobPayload, listJobsInTrouble, listJobsOfMail, listQueueFigures } from './queue-figures.ts';

interface Numbered {
  number: number;
}

const quick = jobType<Numbered>('test.quick');
const orphaned = jobType<Numbered>('test.orphaned', { retryDelaySeconds: 1 });
const poison = jobType<Numbered>('test.poison', { retryLimit: 1, retryDelaySeconds: 1 });
const patient = jobType<Numbered>('test.patient', { retryDelaySeconds: 600 });
const optional = jobType<Numbered>('test.optional', {
  retryDelaySeconds: 1,
  optional: { mostWaiting: 20, atOnce: 2 },
});
const neighbour = jobType<Numbered>('test.neighbour');
const mails = jobType<Numbered>('test.told/mails', { retryLimit: 1, retryDelaySeconds: 1 });
const woken = jobType<Numbered>('test.woken');
const named = jobType<Numbered>('test.named');
const together = jobType<Numbered>('test.together', { retryLimit: 2 });
const types = [
  quick,
  orphaned,
  poison,
  patient,
  optional,
  neighbour,
  mails,
  woken,
  named,
  together,
] as unknown as JobType<never>[];

let database: TestDatabase;
let worker: Worker;
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  database = await createTestDatabase();
  // A queue of an older version, with its settings.
  const old = new PgBoss({ connectionString: database.url, schedule: false });
  await old.start();
  await old.createQueue(orphaned.name, { retryLimit: 3, expireInSeconds: 900 });
  await old.stop();
  worker = createWorker(database.url, log);
  await worker.start(types);
});
afterEach(() => {
  log.warn.mockClear();
  log.error.mockClear();
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
});

const send = (type: JobType<Numbered>, numbers: number[]) =>
  database.db.transaction().execute(async (tx) => {
    for (const number of numbers) await worker.send(tx, type, { number });
  });
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('R-12: a job has the id of the request that queued it, and nothing more', async () => {
  const requestId = '00000000-0000-4000-8000-000000000001';
  const seen: unknown[] = [];
  await worker.work(named, async (data) => void seen.push([data, currentRequestId()]));
  await onBehalfOf(requestId, () => send(named, [1]));
  await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 10_000, interval: 50 });
  await send(named, [2]);
  await vi.waitFor(() => expect(seen).toHaveLength(2), { timeout: 10_000, interval: 50 });
  expect(seen).toEqual([
    [{ number: 1 }, requestId],
    [{ number: 2 }, null],
  ]);
});

test('R-01: a burst is handled many at a time, and a failing job neither stops nor repeats the others', async () => {
  const handled: number[] = [];
  let isBroken = true;
  await send(quick, oneTo(300));
  const startedAt = performance.now();
  await worker.work(quick, async ({ number }) => {
    await sleep(20);
    if (number === 5 && isBroken) throw new Error('Called 0912345678');
    handled.push(number);
  });
  await vi.waitFor(() => expect(handled).toHaveLength(299), { timeout: 10_000, interval: 50 });
  // One at a time, with two a second, this took two and a half minutes.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(handled.toSorted((a, b) => a - b)).toEqual(oneTo(300).filter((number) => number !== 5));
  isBroken = false;
  await vi.waitFor(() => expect(handled).toContain(5), { timeout: 15_000, interval: 100 });
  expect(new Set(handled).size).toBe(300);
  expect(handled).toHaveLength(300);
});

test('R-05: failed attempts are warnings, the last one is an error, and the job becomes a dead letter', async () => {
  const handled: number[] = [];
  let isPoison = true;
  await worker.work(poison, async ({ number }) => {
    if (!isPoison) return void handled.push(number);
    throw Object.assign(new Error('550 no'), { code: 'EENVELOPE', detail: 'a row' });
  });
  await send(poison, [7]);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), { timeout: 15_000, interval: 100 });
  const facts = {
    queue: 'test.poison',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    error: expect.any(Error),
  };
  expect(log.warn.mock.calls).toEqual([[{ ...facts, attempt: 1 }, 'a job failed and will be retried']]);
  expect(log.error.mock.calls).toEqual([[{ ...facts, attempt: 2 }, 'a job failed for good']]);
  const runs = (await register.getSingleMetric('job_runs_total')?.get())?.values ?? [];
  const ofPoison = runs.filter(({ labels }) => labels.queue === 'test.poison');
  expect(Object.fromEntries(ofPoison.map(({ labels, value }) => [labels.result, value]))).toEqual({
    again: 1,
    given_up: 1,
  });
  await vi.waitFor(async () => {
    expect(await listQueueFigures(database.db)).toMatchObject([
      { queue: 'test.poison', state: 'failed', count: 1 },
    ]);
  });
  const [job, ...others] = await listJobsInTrouble(database.db, 10);
  expect(others).toEqual([]);
  expect(job).toMatchObject({ queue: 'test.poison', attempts: 2, nextAt: null, fault: '550 no' });
  isPoison = false;
  expect(await worker.retry(job?.id ?? '')).toBe(true);
  await vi.waitFor(() => expect(handled).toEqual([7]), { timeout: 5_000, interval: 100 });
  expect(await worker.retry(job?.id ?? '')).toBe(false);
  await vi.waitFor(async () => expect(await listQueueFigures(database.db)).toEqual([]));
});

test('R-05: a job with a later retry can be run at once, with its data', async () => {
  const handled: number[] = [];
  let isBroken = true;
  await worker.work(patient, async ({ number }) => {
    if (isBroken) throw new Error('away');
    handled.push(number);
  });
  await send(patient, [3]);
  await vi.waitFor(async () => {
    const [job] = await listJobsInTrouble(database.db, 10);
    expect(job).toMatchObject({ queue: 'test.patient', state: 'retry', attempts: 1, fault: 'away' });
    isBroken = false;
    expect(await worker.retry(job?.id ?? '')).toBe(true);
  }, 5_000);
  await vi.waitFor(() => expect(handled).toEqual([3]), { timeout: 5_000, interval: 100 });
});

test('a waiting or dead job is shown completely and never runs once it is cancelled; its mail is found by its key', async () => {
  const handled: number[] = [];
  await worker.work(mails, async ({ number }) => {
    if (number < 3) throw new Error('away');
    handled.push(number);
  });
  const send = (number: number) =>
    database.db
      .transaction()
      .execute((tx) => worker.send(tx, mails, { number, bookingId: `b${number}` } as Numbered));
  await send(1);
  const inTrouble = async (state: string) => {
    const [job] = await listJobsInTrouble(database.db, 10);
    expect(job).toMatchObject({ queue: mails.name, state });
    return job?.id ?? '';
  };
  const id = await vi.waitFor(() => inTrouble('failed'), { timeout: 15_000, interval: 200 });
  expect(await findJobPayload(database.db, id)).toEqual({
    queue: mails.name,
    payload: { number: 1, bookingId: 'b1' },
    isWaiting: true,
  });
  expect(await listJobsOfMail(database.db, 'held:b1')).toEqual([id]);
  expect(await listJobsOfMail(database.db, 'held:b12')).toEqual([]);
  expect(await worker.cancel(id)).toBe(true);
  expect(await listJobsInTrouble(database.db, 10)).toEqual([]);
  expect((await findJobPayload(database.db, id))?.isWaiting).toBe(false);
  expect([await worker.cancel(id), await worker.retry(id)]).toEqual([false, false]);
  await send(3);
  await vi.waitFor(() => expect(handled).toEqual([3]), { timeout: 5_000, interval: 100 });
  expect(await worker.cancel('5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11')).toBe(false);
}, 30_000);

test('many jobs are sent in one statement: each is done once, on behalf of their request, and none of a transaction that is taken back', async () => {
  const requestId = '00000000-0000-4000-8000-000000000002';
  const sendAll = (numbers: number[], isTakenBack = false) =>
    database.db.transaction().execute(async (tx) => {
      await worker.sendAll(
        tx,
        together,
        numbers.map((number) => ({ number })),
      );
      if (isTakenBack) throw new Error('taken back');
    });
  await expect(sendAll([7], true)).rejects.toThrow('taken back');
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  await onBehalfOf(requestId, () => sendAll(oneTo(200)));
  const inserts = queries.mock.calls.filter(([query]) => /INSERT INTO pgboss/.test(String(query)));
  queries.mockRestore();
  expect(inserts.length).toBeLessThanOrEqual(1);
  await sendAll([]);
  const { rows } = await database.pool.query('SELECT DISTINCT retry_limit FROM pgboss.job WHERE name = $1', [
    together.name,
  ]);
  expect(rows).toEqual([{ retry_limit: 2 }]);
  const seen: [number, string | null][] = [];
  await worker.work(together, async ({ number }) => void seen.push([number, currentRequestId()]));
  await vi.waitFor(() => expect(seen).toHaveLength(200), { timeout: 15_000, interval: 50 });
  expect(seen.map(([number]) => number).toSorted((a, b) => a - b)).toEqual(oneTo(200));
  expect(new Set(seen.map(([, id]) => id))).toEqual(new Set([requestId]));
  await expect(
    database.db.transaction().execute((tx) => worker.sendAll(tx, optional, [{ number: 1 }])),
  ).rejects.toThrow('one by one');
}, 30_000);

test('R-13: a job whose process died is retried, also in a queue made by an older version', async () => {
  const other = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  await other.start();
  await send(orphaned, [1]);
  const [job] = await other.fetch(orphaned.name);
  expect(job).toMatchObject({ heartbeatSeconds: 25, expireInSeconds: 120 });
  await other.stop();
  await database.pool.query(
    "UPDATE pgboss.job SET heartbeat_on = heartbeat_on - INTERVAL '25 seconds' WHERE id = $1",
    [job?.id],
  );
  const handled: number[] = [];
  await worker.work(orphaned, async ({ number }) => void handled.push(number));
  // pg-boss checks every ten seconds; then come the delay before a second attempt and the next fetch.
  await vi.waitFor(() => expect(handled).toEqual([1]), { timeout: 18_000, interval: 100 });
  expect(log.warn.mock.calls[0]?.[1]).toContain('stopped responding');
});

test('R-01: optional work is limited, two at a time, each once, and continues after a restart; nothing else waits for it', async () => {
  const wish = (numbers: number[]) =>
    database.db.transaction().execute(async (tx) => {
      for (const number of numbers) await worker.send(tx, optional, { number }, { key: String(number) });
    });
  const waiting = async () =>
    (await listQueueFigures(database.db)).find((one) => one.queue === optional.name);
  await wish([...oneTo(5), ...oneTo(5)]);
  expect(await waiting()).toMatchObject({ state: 'created', count: 5 });
  await wish(oneTo(30));
  expect(await waiting()).toMatchObject({ state: 'created', count: 20 });
  const handled: number[] = [];
  let [atWork, most, fails] = [0, 0, true];
  const other = createWorker(database.url, log);
  await other.start(types);
  const handle = async ({ number }: Numbered) => {
    most = Math.max(most, ++atWork);
    await wish([number]);
    await sleep(300);
    atWork--;
    if (number === 3 && fails) {
      fails = false;
      throw new Error('once');
    }
    handled.push(number);
  };
  await other.work(optional, handle);
  await vi.waitFor(() => expect(atWork).toBe(2), 5_000);
  const quickly: number[] = [];
  await worker.work(neighbour, async ({ number }) => void quickly.push(number));
  await send(neighbour, oneTo(3));
  await vi.waitFor(() => expect(quickly).toHaveLength(3), 5_000);
  expect(handled.length, 'while pictures wait').toBeLessThan(15);
  await other.stop();
  await worker.work(optional, handle);
  await vi.waitFor(() => expect(handled.toSorted((a, b) => a - b)).toEqual(oneTo(20)), 15_000);
  expect(most).toBe(2);
  // A job that is done may be queued again.
  await wish([1]);
  await vi.waitFor(() => expect(handled.filter((number) => number === 1)).toHaveLength(2), 5_000);
}, 40_000);

test('idle workers do not poll the database, and a job is fetched soon after it is due', async () => {
  const at: number[] = [];
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => queries.mockRestore());
  // Excludes what pg-boss does for all queues at once every ten seconds.
  const fetches = () =>
    queries.mock.calls.filter(([query]) => String(query).includes(`j.name = '${woken.name}'`)).length;
  await worker.work(woken, async () => void at.push(Date.now()));
  // Each of the two workers begins with a fetch of its own.
  await vi.waitFor(() => expect(fetches()).toBe(2), 15_000);
  await sleep(3_000);
  expect(fetches()).toBe(2);
  const sentAt = Date.now();
  await send(woken, [1]);
  await database.db.transaction().execute(async (tx) => {
    await worker.send(tx, woken, { number: 2 }, { startAfter: new Date(sentAt + 1_500) });
  });
  await vi.waitFor(() => expect(at).toHaveLength(2), 10_000);
  expect((at[0] ?? 0) - sentAt).toBeLessThan(5_000);
  expect((at[1] ?? 0) - sentAt).toBeGreaterThanOrEqual(1_400);
  expect((at[1] ?? 0) - sentAt).toBeLessThan(6_500);
}, 40_000);
