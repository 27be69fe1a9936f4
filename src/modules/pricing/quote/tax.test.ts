import { expect, test } from 'vitest';
import { taxIncluded } from './tax.ts';

const rates = [
  { fromOn: '2027-01-01', percent: 10 },
  { fromOn: '2025-07-01', percent: 8 },
];

test('tax follows the day of service, also within one stay', () => {
  expect(
    taxIncluded(
      [
        { day: '2026-12-30', amountVnd: 540_000 },
        { day: '2026-12-31', amountVnd: 540_000 },
        { day: '2027-01-01', amountVnd: 1_100_000 },
      ],
      rates,
    ),
  ).toEqual([
    { percent: 8, grossVnd: 1_080_000, amountVnd: 80_000 },
    { percent: 10, grossVnd: 1_100_000, amountVnd: 100_000 },
  ]);
});

test('a day before the first rate is a fault', () => {
  expect(() => taxIncluded([{ day: '2020-01-01', amountVnd: 1 }], rates)).toThrow('2020-01-01');
});
