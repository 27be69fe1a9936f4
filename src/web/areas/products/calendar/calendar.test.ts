import { describe, expect, test } from 'vitest';
import { calendarMonths, firstMonth, monthsRange } from './calendar.ts';

const day = (date: string, totalVnd: number | null, rest = {}) => ({
  day: date,
  priceVnd: totalVnd,
  totalVnd,
  unitId: 1,
  ratePlanId: 1,
  added: [],
  left: totalVnd === null ? 0 : 5,
  closed: false,
  holiday: null,
  isCheapest: false,
  blackout: null,
  why: null,
  ...rest,
});

describe('firstMonth', () => {
  const span = { firstDay: '2026-11-21', lastDay: '2028-05-22' };
  test('is the requested month, otherwise that of the day', () => {
    expect(firstMonth('2026-12', '2026-11-21', span)).toBe('2026-12');
    expect(firstMonth(null, '2027-01-05', span)).toBe('2027-01');
  });
  test('stays between today and the horizon, and ignores invalid values', () => {
    expect(firstMonth('2020-01', '2026-11-21', span)).toBe('2026-11');
    expect(firstMonth('2031-01', '2026-11-21', span)).toBe('2028-05');
    expect(firstMonth('2026-13', '2026-11-21', span)).toBe('2026-11');
  });
});

test('counts months across years', () => {
  expect(monthsRange('2026-12', 2)).toEqual({ from: '2026-12-01', to: '2027-02-01' });
});

test('tells available, sold-out, closed and past days apart, and marks the cheapest', () => {
  const [month] = calendarMonths(
    [
      day('2026-12-01', 900_000),
      day('2026-12-02', 800_000),
      day('2026-12-03', 700_000),
      day('2026-12-04', null),
      day('2026-12-05', 600_000, { closed: true }),
      day('2026-12-06', 600_000),
    ],
    { opensOn: '2026-12-02', closesOn: '2026-12-05' },
  );
  expect(month?.cells.map((cell) => cell.state)).toEqual([
    'past',
    'open',
    'open',
    'soldOut',
    'closed',
    'closed',
  ]);
  expect(month?.cells.filter((cell) => cell.isCheapest).map((cell) => cell.day)).toEqual(['2026-12-03']);
});
