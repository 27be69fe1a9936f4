import { expect, test } from 'vitest';
import { dayInfoOf } from './day-info-of.ts';

const day = {
  totalVnd: 1_290_000,
  left: 3,
  isClosed: false,
  isCheapest: false,
  blackout: null,
  why: null,
  added: [],
};

test('shows the price short in the cell and in full to a screen reader', () => {
  expect(dayInfoOf(day)).toMatchObject({ price: '1,3tr', spokenPrice: '1.290.000\u00a0₫' });
  expect(dayInfoOf({ ...day, totalVnd: 980_000 }).price).toBe('980k');
});

test('tells a sold-out day from one without a departure', () => {
  expect(dayInfoOf({ ...day, totalVnd: null, left: 0 })).toMatchObject({ isFull: true, isClosed: false });
  expect(dayInfoOf({ ...day, totalVnd: null, isClosed: true, left: 0 })).toMatchObject({
    isFull: false,
    isClosed: true,
  });
});

test('P-34: marks a day with a surcharge and names it, and why a combo excludes a day', () => {
  const added = [{ label: 'Phụ thu Giáng sinh', amountVnd: 600_000, isSurcharge: true }];
  expect(dayInfoOf({ ...day, added })).toMatchObject({
    hasSurcharge: true,
    note: 'đã gồm Phụ thu Giáng sinh 600.000\u00a0₫',
  });
  expect(dayInfoOf({ ...day, totalVnd: null, isClosed: true, blackout: 'Kín phòng' }).note).toBe(
    'không áp dụng: Kín phòng',
  );
});

test('names a condition of a day that can no longer be met', () => {
  const closed = { ...day, totalVnd: null, isClosed: true };
  expect(dayInfoOf({ ...closed, why: 'cần đặt trước 3 ngày' }).note).toBe('cần đặt trước 3 ngày');
});
