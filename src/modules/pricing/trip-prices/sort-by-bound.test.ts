import { expect, test } from 'vitest';
import { sortByBound } from './sort-by-bound.ts';

const bounds = [30, 10, 20, 10, 0, 30, 20];

test.each([1, 2, 3, 5])('%i times as many are sorted as `sort` does, equal ones in their order', (times) => {
  const starts = Array.from({ length: times }, () => bounds)
    .flat()
    .map((atLeastVnd, id) => ({ atLeastVnd, id }));
  const expected = starts.toSorted((a, b) => a.atLeastVnd - b.atLeastVnd);
  expect(sortByBound(starts)).toEqual(expected);
});
