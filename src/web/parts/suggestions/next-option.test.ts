import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

test('SRCH-03: moves down from the field to the first option, and wraps around', () => {
  expect(nextOption(-1, 1, 3)).toBe(0);
  expect(nextOption(0, 1, 3)).toBe(1);
  expect(nextOption(2, 1, 3)).toBe(0);
});

test('SRCH-03: moves up from the field to the last option', () => {
  expect(nextOption(-1, -1, 3)).toBe(2);
  expect(nextOption(0, -1, 3)).toBe(2);
});

test('stays in the field when there are no options', () => {
  expect(nextOption(-1, 1, 0)).toBe(-1);
});
