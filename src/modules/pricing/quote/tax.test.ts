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

test('a day before the first rate is an error', () => {
  expect(() => taxIncluded([{ day: '2020-01-01', amountVnd: 1 }], rates)).toThrow('2020-01-01');
});

test("a kind's own rate takes precedence from its day on", () => {
  const own = [...rates, { kind: 'service', fromOn: '2026-12-31', percent: 0 }];
  const amounts = [
    { day: '2026-12-30', amountVnd: 108, kind: 'service' },
    { day: '2026-12-31', amountVnd: 500, kind: 'service' },
    { day: '2026-12-31', amountVnd: 216, kind: 'hotel' },
  ];
  expect(taxIncluded(amounts, own)).toEqual([
    { percent: 8, grossVnd: 324, amountVnd: 24 },
    { percent: 0, grossVnd: 500, amountVnd: 0 },
  ]);
});
