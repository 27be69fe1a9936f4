import { expect, test } from 'vitest';
import { readCursor, toKeysetPage, writeCursor } from './keyset-page.ts';

const numbers = Array.from({ length: 7 }, (_, at) => at + 1);

/** What a query would return: one row more than the page, in reverse before a row. */
function find(place: { after?: number; before?: number }, limit: number): number[] {
  const { after, before } = place;
  if (before !== undefined)
    return numbers
      .filter((one) => one < before)
      .reverse()
      .slice(0, limit + 1);
  return numbers.filter((one) => one > (after ?? 0)).slice(0, limit + 1);
}

function page(place: { after?: number; before?: number }) {
  const at = {
    after: place.after === undefined ? null : [place.after],
    before: place.before === undefined ? null : [place.before],
  };
  const { rows, next, previous } = toKeysetPage(find(place, 3), 3, at, (one) => [one]);
  return [rows, next && readCursor(next), previous && readCursor(previous)];
}

test('pages through a list and back', () => {
  expect(page({})).toEqual([[1, 2, 3], [3], null]);
  expect(page({ after: 3 })).toEqual([[4, 5, 6], [6], [4]]);
  expect(page({ after: 6 })).toEqual([[7], null, [7]]);
  expect(page({ before: 7 })).toEqual([[4, 5, 6], [6], [4]]);
  expect(page({ before: 4 })).toEqual([[1, 2, 3], [3], null]);
});

test('a forged cursor is ignored', () => {
  expect(readCursor(writeCursor(['2026-12-24', 7]))).toEqual(['2026-12-24', 7]);
  expect([readCursor('x'), readCursor(''), readCursor(writeCursor([]).slice(1))]).toEqual([null, null, null]);
});
