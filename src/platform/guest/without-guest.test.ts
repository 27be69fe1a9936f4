import { expect, test } from 'vitest';
import { withoutGuest } from './without-guest.ts';

const guest = { fullName: 'Nguyễn Thu Hà', phone: '+84912345678', email: 'ha+tet@example.com' };

test('S-14: a note keeps what happened, without anything that identifies its guest', () => {
  expect(
    withoutGuest('Gọi 0912 345 678 / +84 912.345.678, NGUYỄN THU HÀ đọc đúng HA+tet@example.com', guest),
  ).toBe('Gọi … / …, … đọc đúng …');
  expect(withoutGuest('NGUYEN THU HA ck, nguyễn  thu hà gọi, Nguyên Thu Ha nhận', guest)).toBe(
    '… ck, … gọi, … nhận',
  );
  expect(withoutGuest('Nguyễn Thu Hải và Nguyen Thu Hang đi cùng', guest)).toBe(
    'Nguyễn Thu Hải và Nguyen Thu Hang đi cùng',
  );
  expect(withoutGuest('Tàu báo qua số 0987654321', guest)).toBe('Tàu báo qua số 0987654321');
  expect(withoutGuest('Ghi chú', { ...guest, email: null })).toBe('Ghi chú');
});

test('a name of one word is removed only as it is spelled: without accents it is another word', () => {
  const one = { ...guest, fullName: 'Đá' };
  expect(withoutGuest('Đá hỏi đà điểu, ĐÁ đợi', one)).toBe('… hỏi đà điểu, … đợi');
});
