import { expect, test } from 'vitest';
import { invoiceLines } from './list-invoices.ts';

const one = [{ percent: 8, grossVnd: 2_160_000, amountVnd: 160_000 }];
/** One night on each side of New Year. */
const two = [
  { percent: 8, grossVnd: 1_080_000, amountVnd: 80_000 },
  { percent: 10, grossVnd: 1_080_000, amountVnd: 98_182 },
];

test.each([
  ['all of it', one, 2_160_000, [[8, 2_000_000, 160_000, 2_160_000]]],
  ['half of it was paid back', one, 1_080_000, [[8, 1_000_000, 80_000, 1_080_000]]],
  ['all of it was paid back', one, 0, []],
  [
    'two rates',
    two,
    2_160_000,
    [
      [8, 1_000_000, 80_000, 1_080_000],
      [10, 981_818, 98_182, 1_080_000],
    ],
  ],
  [
    'a fee that does not divide',
    two,
    333_333,
    [
      [8, 154_321, 12_346, 166_667],
      [10, 151_515, 15_151, 166_666],
    ],
  ],
  ['a rate on nothing', [{ percent: 8, grossVnd: 0, amountVnd: 0 }], 0, []],
])('%s', (_, taxes, keptVnd, expected) => {
  const lines = invoiceLines(taxes, keptVnd);
  expect(lines.map((line) => [line.percent, line.beforeTaxVnd, line.taxVnd, line.totalVnd])).toEqual(
    expected,
  );
  expect(lines.reduce((sum, line) => sum + line.totalVnd, 0)).toBe(keptVnd);
});
