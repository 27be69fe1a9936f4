import { expect, test } from 'vitest';
import { DayColumns } from './day-columns.ts';
import { dayNumber, nthDay } from './day-number.ts';
import { pageBytes } from './day-page.ts';
import { seesAllOf } from './sees-all-of.ts';

const terms = (minStay: number, releaseDays: number, maxStay: number) =>
  ((minStay * 128 + releaseDays) * 32 + maxStay) * 4;

test('a day is what was written of it; what the unit does not have is known to be absent', () => {
  const columns = new DayColumns();
  const from = dayNumber('2026-12-30');
  const ordinal = columns.ordinalOf(7);
  expect(columns.missing([7], { from, to: from + 5 })).toEqual([7]);
  columns.clear(ordinal, { from, to: from + 5 });
  columns.setPlaces(ordinal, from, 3, false);
  columns.setPrice(ordinal, from, 3_000_000_000, terms(4, 90, 30) + 3);
  columns.setPlaces(ordinal, from + 3, 2, true);
  columns.setPrice(ordinal, from + 4, 900_000, terms(1, 0, 0));
  expect(columns.missing([7], { from, to: from + 5 })).toEqual([]);
  expect(columns.missing([7, 8], { from, to: from + 6 })).toEqual([7, 8]);
  const [day, absent, , closed, unsold] = [0, 1, 2, 3, 4].map((nth) => columns.dayOf(7, from + nth));
  expect(day).toEqual({
    ...{ unitId: 7, day: '2026-12-30', places: 3, closed: false, priceVnd: 3_000_000_000, listVnd: null },
    ...{
      reasons: [],
      minStay: 4,
      maxStay: 30,
      releaseDays: 90,
      closedToArrival: true,
      closedToDeparture: true,
    },
  });
  expect(absent).toBeUndefined();
  expect(closed).toMatchObject({ day: '2027-01-02', places: 2, closed: true, priceVnd: null, minStay: 1 });
  expect(unsold, 'a price without places is no day').toBeUndefined();
  const list = [7];
  expect(columns.missing(list, { from, to: from + 5 })).toEqual([]);
  expect(columns.missing(list, { from: from + 1, to: from + 6 }), 'more than was whole').toEqual([7]);
  columns.invalidate(7);
  expect(columns.missing(list, { from, to: from + 1 })).toEqual([7]);
  expect(nthDay(from)).toBe('2026-12-30');
});

test('beyond a number of bytes the days that were used longest ago go', () => {
  const columns = new DayColumns();
  const units = Array.from({ length: 2_560 }, (_, index) => index);
  const spanOf = (block: number) => ({ from: 20_000 + block * 16, to: 20_016 + block * 16 });
  for (let block = 0; block < 20; block++) {
    columns.tick();
    for (const unit of units) columns.clear(columns.ordinalOf(unit), spanOf(block));
    if (block < 2) columns.missing(units, spanOf(block));
  }
  expect(columns.bytes).toBe(200 * pageBytes);
  columns.tick();
  columns.missing(units, spanOf(0));
  columns.evict(50 * pageBytes);
  expect(columns.bytes).toBe(50 * pageBytes);
  for (const block of [0, 16, 17, 18, 19]) {
    const known = columns.missing(units, spanOf(block)).length;
    expect([block, known]).toEqual([block, block === 16 ? expect.any(Number) : 0]);
  }
  expect(columns.missing(units, spanOf(1)).length).toBe(units.length);
});

test.each([
  ['10:10:', '10:10:', true],
  ['12:12:', '10:10:', true],
  ['10:10:', '12:12:', false],
  ['9:12:9', '9:12:9,10', true],
  ['9:12:9,10', '9:12:9', false],
  ['10:14:10,13', '10:12:10', true],
  ['9:14:9', '10:12:10', false],
])('whether snapshot %s sees all that %s does: %s', (one, other, expected) => {
  expect(seesAllOf(one, other)).toBe(expected);
});
