import { expect, test } from 'vitest';
import { type Cursor, readCursor, readPlace, toKeysetPage, writeCursor } from './keyset-page.ts';

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

test('a cursor is read only as sort keys of the types that its list has', () => {
  const at = (cursor: Cursor) => ({ after: readCursor(writeCursor(cursor)) });
  const instant = '2026-12-05T10:00:00.123Z';
  const id = '5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11';
  expect(readPlace(at([instant, id]), 'instant', 'uuid').after).toEqual([instant, id]);
  expect(readPlace(at(['2026-12-05 10:00:00.123456+07', 'x']), 'instant', 'text').at?.[1]).toBe('x');
  expect(readPlace({ before: at(['2026-12-05', 7]).after }, 'day', 'int')).toEqual({
    ...{ after: null, before: ['2026-12-05', 7], at: ['2026-12-05', 7] },
  });
  const wrong: [Cursor, Parameters<typeof readPlace>[1]][] = [
    [['2026-02-30'], 'day'],
    [[7], 'day'],
    [['2026-12-05'], 'instant'],
    [['2026-12-05T25:00:00Z'], 'instant'],
    [['2026-02-30T10:00:00Z'], 'instant'],
    [['zz'], 'uuid'],
    [[7], 'text'],
    [['7'], 'int'],
    [[0.5], 'int'],
    [[2 ** 31], 'int'],
    [[1e300], 'bigint'],
    [[7, 7], 'int'],
    [[], 'int'],
  ];
  for (const [cursor, type] of wrong) expect(readPlace(at(cursor), type).at, `${cursor} ${type}`).toBeNull();
});
