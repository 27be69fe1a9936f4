import { expect, test } from 'vitest';
import { nextProgress, progressStepMs } from './progress-bar.tsx';

const steps = (count: number) =>
  Array.from({ length: count }).reduce<number[]>((all) => [...all, nextProgress(all.at(-1) ?? 0)], []);

test('SHELL-08: goes by ten up to 20, by four up to 50, by two up to 80, by half up to 99', () => {
  expect(progressStepMs).toBe(500);
  expect(steps(3)).toEqual([10, 20, 24]);
  expect(nextProgress(48)).toBe(52);
  expect(nextProgress(52)).toBe(54);
  expect(nextProgress(78)).toBe(80);
  expect(nextProgress(80)).toBe(80.5);
});

test('SHELL-08: waits at 99 for the page', () => {
  expect(nextProgress(98.5)).toBe(99);
  expect(nextProgress(99)).toBe(99);
  expect(steps(500).at(-1)).toBe(99);
});
