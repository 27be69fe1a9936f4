import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

test('SRCH-03: goes down from the field to the first, and round the ends', () => {
  expect(nextOption(-1, 1, 3)).toBe(0);
  expect(nextOption(0, 1, 3)).toBe(1);
  expect(nextOption(2, 1, 3)).toBe(0);
});

test('SRCH-03: goes up from the field to the last', () => {
  expect(nextOption(-1, -1, 3)).toBe(2);
  expect(nextOption(0, -1, 3)).toBe(2);
});

test('stays in the field when there is nothing to choose', () => {
  expect(nextOption(-1, 1, 0)).toBe(-1);
});
