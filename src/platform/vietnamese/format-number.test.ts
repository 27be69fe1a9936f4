import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [0, {}, '0'],
  [1250, {}, '1.250'],
  [-1250.5, {}, '\u22121.250,5'],
  [1_234_567, {}, '1.234.567'],
  [8.5, { minDecimals: 1 }, '8,5'],
  [9, { minDecimals: 1 }, '9,0'],
  [8.75, { minDecimals: 1 }, '8,75'],
  [8.75, { minDecimals: 1, maxDecimals: 1 }, '8,8'],
  [1.25, { maxDecimals: 2 }, '1,25'],
  [10.5, { maxDecimals: 0 }, '11'],
])('%d, %j → %s', (value, options, text) => {
  expect(formatNumber(value, options)).toBe(text);
});

test('writes what Intl writes, with a true minus', () => {
  for (let value = -20; value < 2000; value += 7.137)
    for (const [minDecimals, maxDecimals] of [
      [0, 3],
      [1, 1],
      [0, 0],
      [1, 3],
    ] as const)
      expect(formatNumber(value, { minDecimals, maxDecimals })).toBe(
        value
          .toLocaleString('vi-VN', { minimumFractionDigits: minDecimals, maximumFractionDigits: maxDecimals })
          .replace('-', '\u2212'),
      );
});
