import { expect, test } from 'vitest';
import { holidays } from '#reference-data/holidays.ts';
import { lunarDay } from './lunar.ts';

test.each([
  ['2007-02-17', 2007],
  ['2008-02-07', 2008],
  ['2024-02-10', 2024],
  ['2025-01-29', 2025],
  ['2026-02-17', 2026],
  ['2027-02-06', 2027],
  ['2028-01-26', 2028],
  ['2029-02-13', 2029],
  // The new moon is at 23:07 in Hanoi and after midnight in Beijing, where the new year is a day later; likewise 2007 and 2053.
  ['2030-02-02', 2030],
  ['2053-02-18', 2053],
])('%s is the first day of the lunar year %i', (day, year) => {
  expect(lunarDay(day)).toEqual({ day: 1, month: 1, year, isLeap: false });
});

test.each([
  ['2024-02-09', { day: 30, month: 12, year: 2023, isLeap: false }],
  ['2025-01-28', { day: 29, month: 12, year: 2024, isLeap: false }],
  ['2025-06-25', { day: 1, month: 6, year: 2025, isLeap: false }],
  ['2025-07-25', { day: 1, month: 6, year: 2025, isLeap: true }],
  ['2025-08-23', { day: 1, month: 7, year: 2025, isLeap: false }],
  ['2025-12-31', { day: 12, month: 11, year: 2025, isLeap: false }],
  ['2026-04-26', { day: 10, month: 3, year: 2026, isLeap: false }],
  ['2026-09-25', { day: 15, month: 8, year: 2026, isLeap: false }],
  ['2026-11-21', { day: 13, month: 10, year: 2026, isLeap: false }],
])('%s', (day, lunar) => {
  expect(lunarDay(day)).toEqual(lunar);
});

const leapMonths = (year: number) => {
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  );
  return [
    ...new Set(
      days.map(lunarDay).flatMap(({ isLeap, month, year: of }) => (isLeap ? `${of}: ${month}` : [])),
    ),
  ];
};

test.each([
  [2023, ['2023: 2']],
  [2024, []],
  [2025, ['2025: 6']],
  [2026, []],
  [2027, []],
  [2028, ['2028: 5']],
  [2029, []],
])('the leap months of %i are %j', (year, expected) => {
  expect(leapMonths(year)).toEqual(expected);
});

test('days follow one another: the next, or the first of a month', () => {
  let before = lunarDay('2019-12-31');
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2041, 0, 1); at += 86_400_000) {
    const day = lunarDay(new Date(at).toISOString().slice(0, 10));
    const isNext = day.day === before.day + 1 && day.month === before.month;
    const isFirst = day.day === 1 && [29, 30].includes(before.day);
    expect(isNext || isFirst, new Date(at).toISOString()).toBe(true);
    before = day;
  }
});

test('the lunar holidays of the catalogue are on their days', () => {
  const withLunar = holidays.filter((holiday) => holiday.lunar);
  expect(withLunar.length).toBeGreaterThan(5);
  for (const { on, lunar } of withLunar) {
    const { day, month } = lunarDay(on);
    expect(`${day}/${month}`, on).toBe(lunar);
  }
});

test.each(['2025-02-30', '10/02/2024', ''])('%j is not a day', (text) => {
  expect(() => lunarDay(text)).toThrow(RangeError);
});
