import { expect, test } from 'vitest';
import { addWorkingDays } from './add-working-days.ts';

test.each([
  ['in the middle of a week', '2026-11-23', '2026-11-26', []],
  ['over a weekend', '2026-11-26', '2026-12-01', []],
  ['from a Saturday', '2026-11-28', '2026-12-02', []],
  ['over Tết', '2027-02-02', '2027-02-17', [{ from: '2027-02-03', to: '2027-02-12' }]],
])('three working days %s', (_, day, expected, daysOff) => {
  expect(addWorkingDays(day, 3, daysOff)).toBe(expected);
});
