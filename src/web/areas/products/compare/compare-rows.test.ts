import { expect, test } from 'vitest';
import { bestOf, toCompareRows, toHasRows } from './compare-rows.ts';

test('every label is a row once, and missing values say so', () => {
  const rows = toCompareRows([
    [
      { label: 'Nhận phòng', value: 'Từ 14:00' },
      { label: 'Ra biển', value: '200 m' },
    ],
    [{ label: 'Nhận phòng', value: 'Từ 14:00' }],
  ]);
  expect(rows).toEqual([
    { label: 'Nhận phòng', cells: ['Từ 14:00', 'Từ 14:00'], isSame: true },
    { label: 'Ra biển', cells: ['200 m', '—'], isSame: false },
  ]);
});

test('partial facts come before common ones', () => {
  const rows = toHasRows(
    [
      ['Wi-Fi', 'Hồ bơi'],
      ['Wi-Fi', 'Xe đưa đón'],
    ],
    2,
  );
  expect(rows.map(({ label, cells }) => [label, ...cells])).toEqual([
    ['Hồ bơi', true, false],
    ['Xe đưa đón', false, true],
  ]);
});

test('the best is marked only where values differ', () => {
  const less = (a: number, b: number) => a < b;
  expect(bestOf([300, 200, null, 200], less)).toEqual([1, 3]);
  expect(bestOf([200, 200], less)).toEqual([]);
  expect(bestOf([200, null], less)).toEqual([]);
  expect(bestOf([8.1, 9.2], (a, b) => a > b)).toEqual([1]);
});
