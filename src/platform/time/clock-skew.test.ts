import { expect, test, vi } from 'vitest';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { measureClockSkew, requireRightClock, watchClockSkew } from './clock-skew.ts';

const database = setUpTestDatabase();

const off = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });

test('R-10: the skew between a clock and that of the database', async () => {
  expect(await measureClockSkew(database.db)).toBe(0);
  expect(await measureClockSkew(database.db, off(26 * 60))).toBeCloseTo(26 * 60, -1);
  expect(await measureClockSkew(database.db, off(-90))).toBeCloseTo(-90, -1);
});

test('R-10: a process with a wrong clock does not start', async () => {
  await requireRightClock(database.db, off(20));
  await expect(requireRightClock(database.db, off(26 * 60))).rejects.toThrow(
    /15[56]\d s ahead of the database's/,
  );
  await expect(requireRightClock(database.db, off(-40))).rejects.toThrow(/behind the database's/);
});

test('R-10: a clock that goes wrong later is detected and reported', async () => {
  const log = { error: vi.fn() };
  expect(await watchClockSkew(database.db, log)()).toBe(true);
  expect(log.error).not.toHaveBeenCalled();
  const isRight = watchClockSkew(database.db, log, off(31 * 60));
  expect(await Promise.all([isRight(), isRight()])).toEqual([false, false]);
  expect(log.error).toHaveBeenCalledWith(
    { skewSeconds: expect.closeTo(31 * 60, -1) },
    expect.stringContaining('nothing is done by it'),
  );
});
