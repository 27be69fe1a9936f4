import { expect, test, vi } from 'vitest';
import { createSpareTime } from './spare-time.ts';

/** Spare time whose works end when told, with what began and what went wrong. */
function createTrial({ pauseMs = 0 } = {}) {
  const began: string[] = [];
  const faults: unknown[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  let isFree = true;
  const spareTime = createSpareTime({
    isIdle: async () => isFree,
    pauseMs,
    onFault: (error) => faults.push(error),
  });
  return {
    began,
    faults,
    add(...names: string[]) {
      for (const name of names)
        spareTime.add(name, () => {
          const end = Promise.withResolvers<void>();
          ends.set(name, end);
          began.push(name);
          return end.promise;
        });
      return settled();
    },
    async end(name: string, fault?: Error) {
      if (fault) ends.get(name)?.reject(fault);
      else ends.get(name)?.resolve();
      await settled();
    },
    setFree: (free: boolean) => {
      isFree = free;
    },
  };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('one work is done after another, each once while it waits', async () => {
  const trial = createTrial();
  await trial.add('a', 'b', 'a', 'b');
  expect(trial.began).toEqual(['a']);
  await trial.end('a');
  expect(trial.began).toEqual(['a', 'b']);
  await trial.end('b');
  await trial.add('a');
  expect(trial.began).toEqual(['a', 'b', 'a']);
});

test('a fault is told and the rest goes on', async () => {
  const trial = createTrial();
  await trial.add('a', 'b');
  const fault = new Error('no such picture');
  await trial.end('a', fault);
  expect(trial.faults).toEqual([fault]);
  expect(trial.began).toEqual(['a', 'b']);
});

test('what waits is forgotten while the machine is busy, and may be asked for again', async () => {
  const trial = createTrial();
  await trial.add('a', 'b', 'c');
  trial.setFree(false);
  await trial.end('a');
  expect(trial.began).toEqual(['a']);
  trial.setFree(true);
  await trial.add('c');
  expect(trial.began).toEqual(['a', 'c']);
});

test('work begins once nothing new has been wished for a while', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const trial = createTrial({ pauseMs: 1000 });
  void trial.add('a');
  await vi.advanceTimersByTimeAsync(900);
  void trial.add('a', 'b');
  await vi.advanceTimersByTimeAsync(900);
  expect(trial.began).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(trial.began).toEqual(['a']);
  vi.useRealTimers();
});
