import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as dates from './format-date.ts';

const anyInstant = fc.date({
  min: new Date('1980-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('dates', () => {
  test.each([
    ['2026-12-18', '18/12/2026', 'T6, 18/12/2026', 'Thứ Sáu, 18/12/2026'],
    ['2026-11-21', '21/11/2026', 'T7, 21/11/2026', 'Thứ Bảy, 21/11/2026'],
    ['2026-02-17', '17/02/2026', 'T3, 17/02/2026', 'Thứ Ba, 17/02/2026'],
    ['2026-04-26', '26/04/2026', 'CN, 26/04/2026', 'Chủ Nhật, 26/04/2026'],
    ['2028-02-29', '29/02/2028', 'T3, 29/02/2028', 'Thứ Ba, 29/02/2028'],
  ])('%s', (isoDate, short, weekday, long) => {
    expect(dates.formatDate(isoDate)).toBe(short);
    expect(dates.formatWeekdayDate(isoDate)).toBe(weekday);
    expect(dates.formatLongDate(isoDate)).toBe(long);
  });

  test.each(['', '2026-02-30', '2027-02-29', '2026-13-01', '18/12/2026', '2026-12-18T00:00:00Z', '2026-1-1'])(
    'refuses %j',
    (text) => {
      expect(() => dates.formatDate(text)).toThrow(RangeError);
      expect(() => dates.weekdayOf(text)).toThrow(RangeError);
    },
  );

  test('counts weekdays from Monday', () => {
    const week = [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ];
    expect(week.map(dates.weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('formatDateTime', () => {
  test.each([
    ['2026-12-18T07:30:00Z', '14:30, 18/12/2026'],
    ['2026-12-18T14:30:00+07:00', '14:30, 18/12/2026'],
    ['2026-12-31T17:00:00Z', '00:00, 01/01/2027'],
    ['2026-12-31T16:59:59.999Z', '23:59, 31/12/2026'],
  ])('%s → %s', (instant, text) => {
    expect(dates.formatDateTime(instant)).toBe(text);
    expect(dates.formatDateTime(new Date(instant))).toBe(text);
    expect(dates.formatDateTime(Date.parse(instant))).toBe(text);
  });

  test.each(['2026-12-18T07:30:00', '2026-12-18', 'abc', Number.NaN])('refuses %j', (instant) => {
    expect(() => dates.formatDateTime(instant)).toThrow(RangeError);
  });

  test('agrees with Intl in Asia/Ho_Chi_Minh', () => {
    const intl = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Ho_Chi_Minh',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const [date, time] = intl.format(instant).split(', ');
        expect(dates.formatDateTime(instant)).toBe(`${time}, ${date}`);
      }),
    );
  });
});

describe('formatRange', () => {
  test.each([
    ['2026-11-21', '2026-11-23', '21–23/11/2026'],
    ['2026-11-28', '2026-12-02', '28/11–02/12/2026'],
    ['2026-12-30', '2027-01-02', '30/12/2026–02/01/2027'],
    ['2026-11-21', '2026-11-21', '21/11/2026'],
    ['2025-11-21', '2026-11-23', '21/11/2025–23/11/2026'],
  ])('%s to %s → %s', (from, to, text) => {
    expect(dates.formatRange(from, to)).toBe(text);
  });

  test('refuses to end before it starts', () => {
    expect(() => dates.formatRange('2026-11-23', '2026-11-21')).toThrow(RangeError);
  });
});

test.each([
  [3, 2, '3N2Đ'],
  [4, 4, '4N4Đ'],
  [1, 0, '1 ngày'],
  [0, 2, '2 đêm'],
])('formatNights(%d, %d) → %s', (days, nights, text) => {
  expect(dates.formatNights(days, nights)).toBe(text);
});
