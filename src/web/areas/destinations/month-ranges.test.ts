import { expect, test } from 'vitest';
import { monthRanges } from './month-ranges.ts';

test.each([
  [[1, 2, 3, 4, 11, 12], 'Tháng 11 đến tháng 4'],
  [[4, 5, 6, 9, 10, 11], 'Tháng 4 đến tháng 6, tháng 9 đến tháng 11'],
  [[3], 'Tháng 3'],
  [[9, 10], 'Tháng 9 và 10'],
  [[12, 1], 'Tháng 12 và 1'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'Quanh năm'],
  [[], ''],
])('%j is described as %s', (months, told) => {
  expect(monthRanges(months)).toBe(told);
});
