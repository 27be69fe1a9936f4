import { expect, test } from 'vitest';
import { connect } from '#platform/db/connect.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import {
  type Counting,
  type Limit,
  purgeAllowances,
  returnAllowance,
  takeAllowance,
} from './take-allowance.ts';

const now = new Date('2026-11-21T03:00:00Z');
const counting: Counting = { secret: 's'.repeat(40), now, isOn: true };
const later = (seconds: number): Counting => ({ ...counting, now: new Date(now.getTime() + seconds * 1000) });
const limit = (name: string, max = 2, subject = '203.0.113.9'): Limit => ({
  name,
  subject,
  max,
  windowSeconds: 60,
});

const database = setUpTestDatabase({ max: 10 });
const take = (limits: Limit[], by = counting) => takeAllowance(database.db, limits, by);

test('S-13: 50 concurrent calls on two processes get exactly the 10 allowed', async () => {
  const other = connect(database.url, { max: 10 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      takeAllowance(index % 2 ? database.db : other.db, [limit('race', 10)], counting),
    ),
  );
  await other.close();
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, limit: 'race', retryAfterSeconds: 60 });
});

test('a window begins with the first call and ends as a whole', async () => {
  expect(await take([limit('window')])).toEqual({ ok: true });
  expect(await take([limit('window')], later(50))).toEqual({ ok: true });
  expect(await take([limit('window')], later(59))).toMatchObject({ ok: false, retryAfterSeconds: 1 });
  expect(await take([limit('window')], later(60))).toEqual({ ok: true });
  expect(await take([limit('window', 2, 'somebody else')], later(59))).toEqual({ ok: true });
});

test('S-18: a refusal by one limit does not count against the others', async () => {
  const narrow = limit('narrow', 1);
  const wide = limit('wide', 3);
  expect(await take([narrow, wide])).toEqual({ ok: true });
  for (let count = 0; count < 5; count++)
    expect(await take([narrow, wide])).toMatchObject({ ok: false, limit: 'narrow' });
  expect(await take([wide])).toEqual({ ok: true });
  expect(await take([wide])).toEqual({ ok: true });
  expect(await take([limit('fresh', 9), wide])).toMatchObject({ ok: false, limit: 'wide' });
});

test('calls that name the same limits in another order do not deadlock', async () => {
  const [a, b] = [limit('order-a', 1000), limit('order-b', 1000)];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => take(index % 2 ? [a, b] : [b, a])),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
});

test('successful attempts are given back; a rolled-back transaction has used nothing', async () => {
  const guess = [limit('guess', 1)];
  expect(await take(guess)).toEqual({ ok: true });
  await returnAllowance(database.db, guess, counting);
  const undone = database.db.transaction().execute(async (tx) => {
    expect(await takeAllowance(tx, guess, counting)).toEqual({ ok: true });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await take(guess)).toEqual({ ok: true });
  expect(await take(guess)).toMatchObject({ ok: false });
});

test('addresses are not stored, expired counts are deleted, and when switched off nothing is counted', async () => {
  await take([limit('kept', 5)], later(1000));
  const rows = await database.db.selectFrom('allowances').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
  expect(await purgeAllowances(database.db, later(1059).now)).toBe(rows.length - 1);
  expect(await purgeAllowances(database.db, later(1060).now)).toBe(1);
  for (let count = 0; count < 5; count++)
    expect(await take([limit('off', 1)], { ...counting, isOn: false })).toEqual({ ok: true });
});
