import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { hashRequest, purgeIdempotencyKeys, runIdempotent } from './idempotency.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A busy machine may need more than the second that `waitFor` gives. */
const patiently = { timeout: 15_000 };

const request = (fields: object = {}) => ({
  scope: 'guest POST /bookings',
  key: randomUUID(),
  requestHash: hashRequest({ a: 1 }),
  ...fields,
});
const age = (key: string, interval: string) =>
  sql`UPDATE idempotency_keys SET created_at = created_at - ${interval}::interval WHERE key = ${key}`.execute(
    database.db,
  );

test('the same request is carried out once and answered alike', async () => {
  const run = vi.fn(async () => ({ status: 201, body: { code: 'DV26A7K9Q', list: [1, null] } }));
  const once = request();
  const first = await runIdempotent(database.db, once, run);
  expect(await runIdempotent(database.db, once, run)).toEqual(first);
  expect(run).toHaveBeenCalledOnce();
  await runIdempotent(database.db, { ...once, scope: 'guest POST /payments' }, run);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a refusal that is returned is kept, too', async () => {
  const run = vi.fn(async () => ({ status: 409, body: { code: 'sold_out' } }));
  const once = request();
  await runIdempotent(database.db, once, run);
  expect(await runIdempotent(database.db, once, run)).toEqual({ status: 409, body: { code: 'sold_out' } });
  expect(run).toHaveBeenCalledOnce();
});

test('another body under the same key is refused', async () => {
  const once = request();
  await runIdempotent(database.db, once, async () => ({ status: 200, body: null }));
  const other = { ...once, requestHash: hashRequest({ a: 2 }) };
  await expect(
    runIdempotent(database.db, other, async () => ({ status: 200, body: null })),
  ).rejects.toMatchObject({
    problem: { status: 422, code: 'idempotency_key_reused' },
  });
});

test('of many at once one runs, and the others are told to come back', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = vi.fn(async () => {
    await slow;
    return { status: 201, body: 'done' };
  });
  const once = request();
  const first = runIdempotent(database.db, once, run);
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), patiently);
  const others = await Promise.allSettled(
    Array.from({ length: 8 }, () => runIdempotent(database.db, once, run)),
  );
  for (const other of others) {
    expect(other).toMatchObject({ reason: { problem: { status: 409 }, headers: { 'retry-after': '2' } } });
  }
  finish();
  expect(await first).toEqual({ status: 201, body: 'done' });
  expect(run).toHaveBeenCalledOnce();
});

test('a fault keeps nothing, so the key may be tried again', async () => {
  const once = request();
  const fail = () => Promise.reject(new Error('database away'));
  await expect(runIdempotent(database.db, once, fail)).rejects.toThrow('database away');
  await runIdempotent(database.db, once, async () => ({ status: 503, body: null }));
  expect(await runIdempotent(database.db, once, async () => ({ status: 201, body: 1 }))).toMatchObject({
    status: 201,
  });
});

test('a run that died is tried again after a minute, and its late reply does not overwrite', async () => {
  const once = request();
  let finish = () => {};
  const stuck = runIdempotent(database.db, once, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { status: 201, body: 'late' };
  });
  await vi.waitFor(
    async () =>
      expect(
        await database.db.selectFrom('idempotency_keys').select('key').where('key', '=', once.key).execute(),
      ).toHaveLength(1),
    patiently,
  );
  await age(once.key, '40 seconds');
  const run = async () => ({ status: 201, body: 'second' });
  await expect(runIdempotent(database.db, once, run)).rejects.toMatchObject({ problem: { status: 409 } });
  await age(once.key, '20 seconds');
  expect(await runIdempotent(database.db, once, run)).toEqual({ status: 201, body: 'second' });
  finish();
  await stuck;
  expect(await runIdempotent(database.db, once, run)).toEqual({ status: 201, body: 'second' });
});

test('replies are forgotten after two days', async () => {
  const [old, young] = [request(), request()];
  for (const one of [old, young])
    await runIdempotent(database.db, one, async () => ({ status: 200, body: 1 }));
  await age(old.key, '49 hours');
  expect(await purgeIdempotencyKeys(database.db)).toBe(1);
});

test('the order of keys does not make another request', () => {
  expect(hashRequest({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashRequest({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(hashRequest({ a: [1, 2] })).not.toBe(hashRequest({ a: [2, 1] }));
  expect(hashRequest(undefined)).toBe(hashRequest(undefined));
});
