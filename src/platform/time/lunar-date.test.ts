import { expect, test } from 'vitest';
import { lunarDate } from './lunar-date.ts';

test.each([
  ['1985-01-21', 1, 1, 1985],
  // A day before China, because Vietnam lies an hour to the west.
  ['2007-02-17', 1, 1, 2007],
  ['2023-01-22', 1, 1, 2023],
  ['2026-02-16', 29, 12, 2025],
  ['2026-02-17', 1, 1, 2026],
  ['2026-09-25', 15, 8, 2026],
  ['2026-11-21', 13, 10, 2026],
  ['2026-12-31', 23, 11, 2026],
  ['2027-01-01', 24, 11, 2026],
  ['2027-02-06', 1, 1, 2027],
  ['2030-02-02', 1, 1, 2030],
])('%s is the %i. of month %i of %i', (day, lunarDay, month, year) => {
  expect(lunarDate(day)).toEqual({ day: lunarDay, month, year, isLeapMonth: false });
});

test('a leap month repeats the number of the month before it', () => {
  expect(lunarDate('2025-07-25')).toEqual({ day: 1, month: 6, year: 2025, isLeapMonth: true });
  expect(lunarDate('2025-07-24')).toMatchObject({ day: 30, month: 6, isLeapMonth: false });
  expect(lunarDate('2023-03-22')).toMatchObject({ day: 1, month: 2, isLeapMonth: true });
  expect(lunarDate('2020-05-23')).toMatchObject({ day: 1, month: 4, isLeapMonth: true });
});

test('day follows day without a gap for twenty years', () => {
  let before = lunarDate('2019-12-31');
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += 86_400_000) {
    const next = lunarDate(new Date(at).toISOString().slice(0, 10));
    const isNextDay =
      next.day === before.day + 1 && next.month === before.month && next.isLeapMonth === before.isLeapMonth;
    const isNewMonth =
      next.day === 1 && before.day >= 29 && (next.month === (before.month % 12) + 1 || next.isLeapMonth);
    expect(isNextDay || isNewMonth, JSON.stringify({ before, next })).toBe(true);
    before = next;
  }
});
