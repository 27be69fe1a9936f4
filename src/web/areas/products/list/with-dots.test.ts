import { expect, test } from 'vitest';
import { withDots } from './with-dots.ts';

test.each([
  ['1500000', '1.500.000'],
  ['1.5000', '15.000'],
  ['150.00', '15.000'],
  ['500', '500'],
  ['', ''],
  ['1tr5', '1tr5'],
  ['1,5', '1,5'],
])('%s is shown as %s', (typed, shown) => {
  expect(withDots(typed)).toBe(shown);
});
