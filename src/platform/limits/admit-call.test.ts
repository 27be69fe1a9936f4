import { expect, test, vi } from 'vitest';
import type { App } from '#platform/app.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { admitCall, type CallLimit } from './admit-call.ts';

const database = setUpTestDatabase({ max: 2 });

let now = new Date('2026-11-21T03:00:00Z');

/** One process of the site, with its own calls counted ahead. */
function openProcess() {
  const admit = vi.fn();
  const db = new Proxy(database.db, {
    get: (target, key) => {
      if (key === 'executeQuery') admit();
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const parts = { db, secrets: { token: 'secret' }, clock: { now: () => now }, config: { RATE_LIMIT: true } };
  return { app: parts as unknown as App, admit };
}

const reads: CallLimit = { name: 'reads of a test', max: 30, windowSeconds: 60, atOnce: 10 };
const quotes: CallLimit = { name: 'quotes of a test', max: 15, windowSeconds: 60 };

test('counting ten calls at once takes one statement for ten, and refuses at the same number', async () => {
  const { app, admit } = openProcess();
  for (let call = 0; call < 30; call++)
    expect(await admitCall(app, '192.0.2.1', [reads])).toEqual({ ok: true });
  expect(admit.mock.calls.length).toBe(3);
  expect(await admitCall(app, '192.0.2.1', [reads])).toMatchObject({ ok: false, limit: reads.name });
  expect(await admitCall(app, '192.0.2.2', [reads])).toEqual({ ok: true });
});

test('several processes share one count: together they admit no more than one would', async () => {
  const processes = [openProcess(), openProcess(), openProcess()];
  let passed = 0;
  for (let call = 0; call < 60; call++) {
    const [one] = [processes[call % 3]];
    if (one && (await admitCall(one.app, '192.0.2.3', [reads])).ok) passed++;
  }
  expect(passed).toBe(30);
});

test('calls counted in advance do not carry over into the next minute', async () => {
  const { app, admit } = openProcess();
  await admitCall(app, '192.0.2.4', [reads]);
  now = new Date(now.getTime() + 61_000);
  admit.mockClear();
  await admitCall(app, '192.0.2.4', [reads]);
  expect(admit).toHaveBeenCalled();
});

test('a limit that counts one by one is counted each time, also beside this one', async () => {
  const { app } = openProcess();
  for (let call = 0; call < 15; call++)
    expect(await admitCall(app, '192.0.2.5', [quotes, reads])).toEqual({ ok: true });
  expect(await admitCall(app, '192.0.2.5', [quotes, reads])).toMatchObject({ ok: false, limit: quotes.name });
  expect(await admitCall(app, '192.0.2.5', [reads])).toEqual({ ok: true });
});

test('calls that arrive during counting take what is left for them, and no more', async () => {
  const { app } = openProcess();
  const codes: CallLimit = { name: 'codes of a test', max: 50, windowSeconds: 60 };
  const call = (limits: CallLimit[]) => admitCall(app, '192.0.2.6', limits);
  // One call of the batch of ten is left when two arrive at once.
  for (let ahead = 0; ahead < 9; ahead++) await call([reads]);
  await Promise.all([call([codes, reads]), call([reads])]);
  const answers = await Promise.all(Array.from({ length: 60 }, () => call([reads])));
  expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(30 - 11 + 9);
  expect(await call([reads])).toMatchObject({ ok: false, limit: reads.name });
});

test('a refusal by another limit keeps what was counted in advance', async () => {
  const { app } = openProcess();
  const once: CallLimit = { name: 'once in a test', max: 1, windowSeconds: 60 };
  const call = (limits: CallLimit[]) => admitCall(app, '192.0.2.7', limits);
  expect(await call([once, reads])).toEqual({ ok: true });
  for (let again = 0; again < 40; again++) expect(await call([once, reads])).toMatchObject({ ok: false });
  for (let count = 0; count < 29; count++) expect(await call([reads])).toEqual({ ok: true });
  expect(await call([reads])).toMatchObject({ ok: false });
});
