import { expect, test } from 'vitest';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';
import { createBulkhead } from './create-bulkhead.ts';

test('R-04: the maximum number run, the next one starts when one finishes, and others are not delayed', async () => {
  const atTurn = createBulkhead({ most: 2, waitMs: 10_000 });
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const inside: number[] = [];
  const all = gates.map(({ promise }, index) =>
    atTurn(['room'], async () => {
      inside.push(index);
      await promise;
    }),
  );
  expect(await atTurn(['other room'], async () => 'in')).toBe('in');
  expect(inside).toEqual([0, 1]);
  gates[1]?.resolve();
  await all[1];
  await expect.poll(() => inside).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(all);
});

test('waiting too long fails like an unreachable database, and leaves the queue as it was', async () => {
  const atTurn = createBulkhead({ most: 1, waitMs: 30 });
  const gate = Promise.withResolvers<void>();
  const first = atTurn(['b'], () => gate.promise);
  // This one has entered 'a' and releases it.
  await expect(atTurn(['b', 'a'], async () => {})).rejects.toSatisfy(isDatabaseAway);
  expect(await atTurn(['a'], async () => 'in')).toBe('in');
  gate.resolve();
  await first;
  expect(await atTurn(['b', 'a', 'b'], async () => 'in')).toBe('in');
});

test('an exception inside lets the next one start', async () => {
  const atTurn = createBulkhead({ most: 1, waitMs: 1_000 });
  const fault = atTurn(['a'], () => Promise.reject(new Error('fault')));
  const next = atTurn(['a'], async () => 'in');
  await expect(fault).rejects.toThrow('fault');
  expect(await next).toBe('in');
});
