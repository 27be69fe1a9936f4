import { expect, test } from 'vitest';
import { datePresets, type Holiday, holidayLegend, holidayOn } from './holiday.ts';

const holidays: Holiday[] = [
  {
    group: 'van-hoa',
    title: 'Ngày Văn hóa Việt Nam',
    on: '2026-11-24',
    from: '2026-11-23',
    to: '2026-11-24',
    isPublic: true,
  },
  {
    group: 'giang-sinh',
    title: 'Tuần Giáng sinh',
    on: '2026-12-25',
    from: '2026-12-23',
    to: '2026-12-30',
    isPublic: false,
  },
  {
    group: 'tet-duong',
    title: 'Tết Dương lịch',
    on: '2027-01-01',
    from: '2026-12-31',
    to: '2027-01-02',
    isPublic: true,
  },
  {
    group: 'tet',
    title: 'Tết Nguyên đán',
    on: '2027-02-06',
    from: '2027-02-04',
    to: '2027-02-12',
    isPublic: true,
  },
];
const limits = { firstDay: '2026-11-24', lastDay: '2028-05-01', maxNights: 30, isFree: () => true };

test('names holidays on their days, and in the months that are shown', () => {
  expect(holidayOn(holidays, '2026-12-25')).toBe('Tuần Giáng sinh');
  expect(holidayOn(holidays, '2026-12-24')).toBeUndefined();
  expect(holidayOn(holidays, '2027-02-12')).toBe('Tết Nguyên đán');
  expect(holidayOn(holidays, '2027-02-05')).toBeUndefined();
  expect(holidayLegend(holidays, ['2026-12', '2027-01'])).toEqual([
    '25/12 Tuần Giáng sinh',
    '1–2/1 Tết Dương lịch',
  ]);
});

test('proposes this weekend and the next, the next holiday and Tết, with the nights before', () => {
  expect(datePresets(holidays, limits)).toEqual([
    { label: 'Cuối tuần này', range: { from: '2026-11-27', to: '2026-11-29' } },
    { label: 'Cuối tuần sau', range: { from: '2026-12-04', to: '2026-12-06' } },
    { label: 'Tết Dương lịch 2027', range: { from: '2026-12-31', to: '2027-01-03' } },
    { label: 'Tết Nguyên đán 2027', range: { from: '2027-02-04', to: '2027-02-13' } },
  ]);
});

test('proposes days where a single day is chosen, and no unavailable ones', () => {
  const day = { ...limits, maxNights: null };
  expect(datePresets(holidays, day).map(({ range }) => range.from)).toEqual([
    '2026-11-28',
    '2026-12-05',
    '2027-01-01',
    '2027-02-06',
  ]);
  const full = { ...limits, lastDay: '2027-01-15', isFree: (date: string) => date !== '2026-11-28' };
  expect(datePresets(holidays, full).map(({ label }) => label)).toEqual([
    'Cuối tuần sau',
    'Tết Dương lịch 2027',
  ]);
});

test.each([
  ['2026-11-27', 'Cuối tuần này', '2026-11-27', '2026-11-29'],
  ['2026-11-28', 'Cuối tuần này', '2026-11-28', '2026-11-29'],
  ['2026-11-29', 'Cuối tuần sau', '2026-12-04', '2026-12-06'],
])('proposes on %s what is left of the weekend, or the next: %s', (firstDay, label, from, to) => {
  expect(datePresets([], { ...limits, firstDay })[0]).toEqual({ label, range: { from, to } });
});
