import { expect, test, vi } from 'vitest';
import { createSpareTime } from './spare-time.ts';

/** Spare time whose works end when told, with what began and what went wrong. */
function createTrial({ pauseMs = 0 } = {}) {
  const began: string[] = [];
  const faults: unknown[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  let isFree = true;
  const spareTime = createSpareTime({
    hasRoom: () => isFree,
    pauseMs,
    onFault: (error) => faults.push(error),
  });
  return {
    began,
    faults,
    add(name: string) {
      spareTime.add(name, () => {
        const end = Promise.withResolvers<void>();
        ends.set(name, end);
        began.push(name);
        return end.promise;
      });
    },
    async end(name: string, fault?: Error) {
      if (fault) ends.get(name)?.reject(fault);
      else ends.get(name)?.resolve();
      await new Promise((resolve) => setImmediate(resolve));
    },
    setFree: (free: boolean) => {
      isFree = free;
    },
  };
}

test('one work is done after another, each once while it waits', async () => {
  const trial = createTrial();
  for (const name of ['a', 'b', 'a', 'b']) trial.add(name);
  expect(trial.began).toEqual(['a']);
  await trial.end('a');
  expect(trial.began).toEqual(['a', 'b']);
  await trial.end('b');
  trial.add('a');
  expect(trial.began).toEqual(['a', 'b', 'a']);
});

test('a fault is told and the rest goes on', async () => {
  const trial = createTrial();
  trial.add('a');
  trial.add('b');
  const fault = new Error('no such picture');
  await trial.end('a', fault);
  expect(trial.faults).toEqual([fault]);
  expect(trial.began).toEqual(['a', 'b']);
});

test('what waits is forgotten while the machine is busy, and may be asked for again', async () => {
  const trial = createTrial();
  for (const name of ['a', 'b', 'c']) trial.add(name);
  trial.setFree(false);
  await trial.end('a');
  expect(trial.began).toEqual(['a']);
  trial.setFree(true);
  trial.add('c');
  expect(trial.began).toEqual(['a', 'c']);
});

test('work begins once nothing new has been wished for a while', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const trial = createTrial({ pauseMs: 1000 });
  trial.add('a');
  await vi.advanceTimersByTimeAsync(900);
  trial.add('a');
  trial.add('b');
  await vi.advanceTimersByTimeAsync(900);
  expect(trial.began).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(trial.began).toEqual(['a']);
  vi.useRealTimers();
});
