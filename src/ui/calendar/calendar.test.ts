import { describe, expect, test } from 'vitest';
import { addMonths, calendarMonth, weeksLeft } from './calendar-month.ts';
import { canEnd, canPick, type DateLimits, type DateRange, partOfRange, pickDay } from './date-range.ts';
import { nextFocusedDay } from './next-focused-day.ts';

describe('calendarMonth', () => {
  test('has whole weeks from Monday, with gaps for days of other months', () => {
    const weeks = calendarMonth('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks[4]?.slice(2)).toEqual(['2026-12-30', '2026-12-31', null, null, null]);
    expect(calendarMonth('2027-02')).toHaveLength(4);
  });

  test('has every day of two years once, also across summer time elsewhere', () => {
    const months = Array.from({ length: 24 }, (_, index) => addMonths('2026-03', index));
    const days = months.flatMap((month) => calendarMonth(month).flat()).filter((day) => day !== null);
    expect(days).toHaveLength(731);
    expect(new Set(days).size).toBe(731);
    expect(days).toEqual(days.toSorted());
  });
});

test('counts the weeks of a month that are not over', () => {
  expect(weeksLeft('2026-11', '2026-11-01')).toBe(6);
  expect(weeksLeft('2026-11', '2026-11-27')).toBe(2);
  expect(weeksLeft('2026-12', '2026-11-27')).toBe(5);
  expect(weeksLeft('2026-10', '2026-11-27')).toBe(0);
});

test('counts months across years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

test.each([
  ['ArrowLeft', false, '2026-12-30'],
  ['ArrowRight', false, '2027-01-01'],
  ['ArrowUp', false, '2026-12-24'],
  ['ArrowDown', false, '2027-01-07'],
  ['Home', false, '2026-12-28'],
  ['End', false, '2027-01-03'],
  ['PageUp', false, '2026-11-30'],
  ['PageDown', false, '2027-01-31'],
  ['PageUp', true, '2025-12-31'],
  ['PageDown', true, '2027-12-31'],
  ['Tab', false, null],
])('from 31/12/2026 %s (shift: %s) leads to %s', (key, isShifted, day) => {
  expect(nextFocusedDay('2026-12-31', key, isShifted)).toBe(day);
});

describe('a range', () => {
  const full = new Set(['2026-12-19']);
  const limits: DateLimits = {
    firstDay: '2026-12-05',
    lastDay: '2026-12-31',
    maxNights: 10,
    isFree: (day) => !full.has(day),
  };
  const none: DateRange = { from: null, to: null };
  const press = (...days: string[]) => days.reduce((range, day) => pickDay(range, day, limits), none);

  test('selects arrival, then departure, then starts again', () => {
    expect(press('2026-12-05')).toEqual({ from: '2026-12-05', to: null });
    expect(press('2026-12-05', '2026-12-07')).toEqual({ from: '2026-12-05', to: '2026-12-07' });
    expect(press('2026-12-05', '2026-12-07', '2026-12-10')).toEqual({ from: '2026-12-10', to: null });
    expect(press('2026-12-08', '2026-12-06')).toEqual({ from: '2026-12-06', to: null });
  });

  test('ends on a sold-out day but not beyond one, and has a maximum length', () => {
    expect(press('2026-12-17', '2026-12-19')).toEqual({ from: '2026-12-17', to: '2026-12-19' });
    expect(press('2026-12-17', '2026-12-20')).toEqual({ from: '2026-12-20', to: null });
    expect(press('2026-12-05', '2026-12-16')).toEqual({ from: '2026-12-16', to: null });
    expect(canEnd(press('2026-12-30'), '2027-01-02', limits)).toBe(true);
  });

  test('cannot begin on a day that is sold out, past or too far ahead', () => {
    expect(press('2026-12-19')).toEqual(none);
    expect(canPick(none, '2026-12-04', limits)).toBe(false);
    expect(canPick(none, '2027-01-01', limits)).toBe(false);
  });

  test('is one day where no nights are counted', () => {
    const day = { ...limits, maxNights: null };
    expect(pickDay({ from: '2026-12-05', to: null }, '2026-12-07', day)).toEqual({
      from: '2026-12-07',
      to: null,
    });
  });

  test('follows the pointer until its end is chosen', () => {
    const open = press('2026-12-05');
    expect(partOfRange(open, '2026-12-05', null)).toBe('single');
    const parts = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08'].map((day) =>
      partOfRange(open, day, '2026-12-07'),
    );
    expect(parts).toEqual([null, 'start', 'inside', 'end', null]);
    expect(partOfRange(press('2026-12-05', '2026-12-06'), '2026-12-07', '2026-12-09')).toBeNull();
  });
});
