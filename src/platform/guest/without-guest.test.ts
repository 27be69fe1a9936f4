import { expect, test } from 'vitest';
import { withoutGuest } from './without-guest.ts';

const guest = { fullName: 'Nguyễn Thu Hà', phone: '+84912345678', email: 'ha+tet@example.com' };

test('S-14: a note keeps what happened, without anything that identifies its guest', () => {
  expect(
    withoutGuest('Gọi 0912 345 678 / +84 912.345.678, NGUYỄN THU HÀ đọc đúng HA+tet@example.com', guest),
  ).toBe('Gọi … / …, … đọc đúng …');
  expect(withoutGuest('Tàu báo qua số 0987654321', guest)).toBe('Tàu báo qua số 0987654321');
  expect(withoutGuest('Ghi chú', { ...guest, email: null })).toBe('Ghi chú');
});
