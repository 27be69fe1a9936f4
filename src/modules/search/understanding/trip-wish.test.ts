import { expect, test } from 'vitest';
import { readTripWish } from './trip-wish.ts';

const today = '2026-12-21';

test.each([
  [
    'phú quốc tết 4n3đ 2 lớn bé 9t 5t tầm 25tr',
    {
      text: 'phu quoc',
      from: '2027-02-05',
      to: '2027-02-08',
      adults: 2,
      childAges: [9, 5],
      budgetVnd: 25_000_000,
    },
  ],
  [
    'da lat cuoi tuan 2 nguoi',
    { text: 'da lat', from: '2026-12-25', to: '2026-12-27', adults: 2, childAges: [] },
  ],
  [
    'Hạ Long 24-26/12, 2 người lớn',
    { text: 'ha long', from: '2026-12-24', to: '2026-12-26', adults: 2, childAges: [] },
  ],
  ['sa pa 30/12 den 02/01', { text: 'sa pa', from: '2026-12-30', to: '2027-01-02', childAges: [] }],
  [
    'tour hội an 5/1 3 ngày 2 đêm dưới 4tr5',
    { text: 'tour hoi an', from: '2027-01-05', to: '2027-01-07', childAges: [], budgetVnd: 4_500_000 },
  ],
  ['xe đi ninh bình mai 1 bé 6 tuổi', { text: 'xe di ninh binh', from: '2026-12-22', childAges: [6] }],
  [
    'Đà Lạt cuối tuần sau 2 lớn',
    { text: 'da lat', from: '2027-01-01', to: '2027-01-03', adults: 2, childAges: [] },
  ],
  ['phú quốc tuần sau 3 đêm', { text: 'phu quoc', from: '2026-12-28', to: '2026-12-31', childAges: [] }],
  ['hà nội thứ sáu tuần sau 1 đêm', { text: 'ha noi', from: '2027-01-01', to: '2027-01-02', childAges: [] }],
  ['tour mũi né chủ nhật', { text: 'tour mui ne', from: '2026-12-27', childAges: [] }],
  ['xe đi huế thứ 5', { text: 'xe di hue', from: '2026-12-24', childAges: [] }],
  ['xe đi huế thứ hai', { text: 'xe di hue', from: '2026-12-28', childAges: [] }],
  ['vé bà nà ngày kia', { text: 've ba na', from: '2026-12-23', childAges: [] }],
  ['31/11', { text: '', childAges: [] }],
  ['', { text: '', childAges: [] }],
])('%s', (sentence, wish) => {
  expect(readTripWish(sentence, today)).toEqual(wish);
});
