import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Tx } from '#platform/db/connect.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { hashRequest, purgeIdempotencyKeys, runIdempotent, runRepeatable } from './run-idempotent.ts';

const database = setUpTestDatabase();

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

test('the same request runs once and is answered alike', async () => {
  const run = vi.fn(async () => ({ status: 201, body: { code: 'DV26A7K9Q', list: [1, null] } }));
  const once = request();
  const first = await runIdempotent(database.db, once, { run });
  expect(await runIdempotent(database.db, once, { run })).toEqual(first);
  expect(run).toHaveBeenCalledOnce();
  await runIdempotent(database.db, { ...once, scope: 'guest POST /payments' }, { run });
  expect(run).toHaveBeenCalledTimes(2);
});

test('a returned refusal is stored, too', async () => {
  const run = vi.fn(async () => ({ status: 409, body: { code: 'sold_out' } }));
  const once = request();
  await runIdempotent(database.db, once, { run });
  expect(await runIdempotent(database.db, once, { run })).toEqual({
    status: 409,
    body: { code: 'sold_out' },
  });
  expect(run).toHaveBeenCalledOnce();
});

test('another body under the same key is refused', async () => {
  const once = request();
  await runIdempotent(database.db, once, { run: async () => ({ status: 200, body: null }) });
  const other = { ...once, requestHash: hashRequest({ a: 2 }) };
  await expect(
    runIdempotent(database.db, other, { run: async () => ({ status: 200, body: null }) }),
  ).rejects.toMatchObject({
    problem: { status: 422, code: 'idempotency_key_reused' },
  });
});

test('of many concurrent requests one runs, and the others are told to retry', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = vi.fn(async () => {
    await slow;
    return { status: 201, body: 'done' };
  });
  const once = request();
  const first = runIdempotent(database.db, once, { run });
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), patiently);
  const others = await Promise.allSettled(
    Array.from({ length: 8 }, () => runIdempotent(database.db, once, { run })),
  );
  for (const other of others) {
    expect(other).toMatchObject({ reason: { problem: { status: 409 }, headers: { 'retry-after': '2' } } });
  }
  finish();
  expect(await first).toEqual({ status: 201, body: 'done' });
  expect(run).toHaveBeenCalledOnce();
});

test('an exception stores nothing, so that the key can be retried', async () => {
  const once = request();
  const fail = () => Promise.reject(new Error('database away'));
  await expect(runIdempotent(database.db, once, { run: fail })).rejects.toThrow('database away');
  await runIdempotent(database.db, once, { run: async () => ({ status: 503, body: null }) });
  const run = async () => ({ status: 201, body: 1 });
  expect(await runIdempotent(database.db, once, { run })).toMatchObject({ status: 201 });
});

/** Work that leaves a row in the database. */
const mark = (text: string) => async (tx: Tx) => {
  await sql`INSERT INTO spent_proofs (proof, expires_at) VALUES (${text}, now())`.execute(tx);
  return { status: 201, body: text };
};
const countMarks = async (text: string) => {
  const found = database.db.selectFrom('spent_proofs').select('proof').where('proof', '=', text);
  return (await found.execute()).length;
};

test('R-02: work followed by an exception or a 5xx is rolled back with the key', async () => {
  const once = request();
  const fail = async (tx: Tx) => {
    await mark('fault')(tx);
    throw new Error('later');
  };
  await expect(runIdempotent(database.db, once, { run: fail })).rejects.toThrow('later');
  const busy = async (tx: Tx) => ({ ...(await mark('fault')(tx)), status: 503 });
  expect(await runIdempotent(database.db, once, { run: busy })).toEqual({ status: 503, body: 'fault' });
  expect(await countMarks('fault')).toBe(0);
});

test('R-02: if the reply cannot be stored the work is rolled back, and the retry does it once', async () => {
  const once = request();
  await database.pool.query(`
    CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER fail_now BEFORE INSERT OR UPDATE ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION fail_now()`);
  const refused = runIdempotent(database.db, once, { run: mark('full') });
  await expect(refused).rejects.toMatchObject({ code: '53100' });
  await database.pool.query('DROP TRIGGER fail_now ON idempotency_keys; DROP FUNCTION fail_now');
  expect(await countMarks('full')).toBe(0);
  await runIdempotent(database.db, once, { run: mark('full') });
  expect(await runIdempotent(database.db, once, { run: mark('full') })).toEqual({
    status: 201,
    body: 'full',
  });
  expect(await countMarks('full')).toBe(1);
});

test('R-02, R-03: a connection that dies between work and commit leaves nothing, and the retry runs at once', async () => {
  const once = request();
  const killed = runIdempotent(database.db, once, {
    async run(tx) {
      const reply = await mark('killed')(tx);
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      return reply;
    },
  });
  await expect(killed).rejects.toSatisfy(isDatabaseAway);
  const again = { run: mark('killed') };
  const reply = await vi.waitFor(() => runIdempotent(database.db, once, again), { timeout: 1_000 });
  expect(reply).toEqual({ status: 201, body: 'killed' });
  expect(await countMarks('killed')).toBe(1);
});

test('a claim without a reply, as from an older version whose process died, does not block', async () => {
  const once = request();
  await database.db
    .insertInto('idempotency_keys')
    .values({ scope: once.scope, key: once.key, request_hash: once.requestHash })
    .execute();
  expect(await runIdempotent(database.db, once, { run: mark('old') })).toMatchObject({ body: 'old' });
  expect(await runIdempotent(database.db, once, { run: mark('old') })).toMatchObject({ body: 'old' });
});

test('preparation outside of the transaction is skipped for a stored reply', async () => {
  const once = request();
  const prepare = vi.fn(async () => 'proof');
  const run = async (_: Tx, prepared: string) => ({ status: 201, body: prepared });
  const first = await runIdempotent(database.db, once, { prepare, run });
  expect(first.body).toBe('proof');
  expect(await runIdempotent(database.db, once, { prepare, run })).toEqual(first);
  expect(prepare).toHaveBeenCalledOnce();
});

test('of two concurrent repeatable requests both get the reply stored first', async () => {
  const once = request();
  let count = 0;
  const run = async () => ({ status: 201, body: ++count });
  const replies = await Promise.all([
    runRepeatable(database.db, once, run),
    runRepeatable(database.db, once, run),
  ]);
  expect(replies[0]).toEqual(replies[1]);
  expect(await runRepeatable(database.db, once, run)).toEqual(replies[0]);
  const other = { ...once, requestHash: hashRequest({ a: 2 }) };
  await expect(runRepeatable(database.db, other, run)).rejects.toMatchObject({ problem: { status: 422 } });
  expect(await runRepeatable(database.db, request(), async () => ({ status: 503, body: 0 }))).toEqual({
    status: 503,
    body: 0,
  });
});

test('replies are deleted after two days', async () => {
  const [old, young] = [request(), request()];
  for (const one of [old, young])
    await runIdempotent(database.db, one, { run: async () => ({ status: 200, body: 1 }) });
  await age(old.key, '49 hours');
  expect(await purgeIdempotencyKeys(database.db)).toBe(1);
});

test('the order of keys does not make another request', () => {
  expect(hashRequest({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashRequest({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(hashRequest({ a: [1, 2] })).not.toBe(hashRequest({ a: [2, 1] }));
  expect(hashRequest(undefined)).toBe(hashRequest(undefined));
});
