import { expect, test } from 'vitest';
import { sumDemand } from './sum-demand.ts';

test('sums the same unit and day, and sorts by unit and day', () => {
  expect(
    sumDemand([
      { unitId: 9, day: '2026-12-02', quantity: 1 },
      { unitId: 2, day: '2026-12-03', quantity: 2 },
      { unitId: 9, day: '2026-12-01', quantity: 1 },
      { unitId: 9, day: '2026-12-02', quantity: 3 },
    ]),
  ).toEqual([
    { unitId: 2, day: '2026-12-03', quantity: 2 },
    { unitId: 9, day: '2026-12-01', quantity: 1 },
    { unitId: 9, day: '2026-12-02', quantity: 4 },
  ]);
});

test.each([0, -1, 1.5, Number.NaN])('does not accept %s as a quantity', (quantity) => {
  expect(() => sumDemand([{ unitId: 1, day: '2026-12-01', quantity }])).toThrow(RangeError);
});
