import { expect, test } from 'vitest';
import { readTripWish } from './read-trip-wish.ts';

const today = '2026-12-21';

test('a holiday is its day', () => {
  expect(readTripWish('tour lễ quốc khánh', '2026-11-20')).toMatchObject({
    from: '2027-09-02',
    typed: 'tour',
  });
  expect(readTripWish('tour miền trung hè', '2026-11-20')).toMatchObject({
    month: '2027-06',
    typed: 'tour miền trung',
  });
});

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
  ['tour 30/4 1/5', { text: 'tour', from: '2027-04-30', to: '2027-05-01', childAges: [] }],
  ['tour cuối năm', { text: 'tour', month: '2026-12', childAges: [] }],
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
  const { typed: _, ...read } = readTripWish(sentence, today);
  expect(read).toEqual(wish);
});

test.each([
  ['khách sạn đà nẵng dưới 2tr', { typed: 'khách sạn đà nẵng', budgetVnd: 2_000_000 }],
  ['ks đà lạt 1tr5', { typed: 'ks đà lạt', budgetVnd: 1_500_000 }],
  ['tour dưới 2 triệu rưỡi', { typed: 'tour', budgetVnd: 2_500_000 }],
  ['tour từ 2 đến 4 triệu', { typed: 'tour', minVnd: 2_000_000, budgetVnd: 4_000_000 }],
  ['tour 2-3tr', { typed: 'tour', minVnd: 2_000_000, budgetVnd: 3_000_000 }],
  ['trẻ em dưới 5 tuổi', { typed: 'trẻ em dưới 5 tuổi' }],
  ['ks 3* đà nẵng', { typed: 'ks đà nẵng', stars: [3] }],
  ['khách sạn năm sao phú quốc', { typed: 'khách sạn phú quốc', stars: [5] }],
  ['khách sạn 4 sao trở lên huế', { typed: 'khách sạn huế', stars: [4, 5] }],
  ['đà nẵng 2 người lớn 1 trẻ em', { typed: 'đà nẵng', adults: 2, children: 1 }],
  ['2 phòng nha trang', { typed: 'nha trang', rooms: 2 }],
  ['tour phú quốc 3n2đ 30/4', { typed: 'tour phú quốc 3 ngày 2 đêm', from: '2027-04-30', to: '2027-05-02' }],
  ['đà nẵng tháng 12', { typed: 'đà nẵng', month: '2026-12' }],
  ['phú quốc tháng 6 năm 2027', { typed: 'phú quốc', month: '2027-06' }],
  ['noel sa pa', { typed: 'sa pa', from: '2026-12-24', to: '2026-12-26' }],
  ['tết dương lịch sapa', { typed: 'sapa', from: '2026-12-31' }],
  ['mùng 2 tết đà nẵng', { typed: 'đà nẵng', from: '2027-02-07' }],
  ['giỗ tổ đi phú quốc', { from: '2027-04-16' }],
  ['hôm nay đà nẵng', { typed: 'đà nẵng', from: '2026-12-21', to: '2026-12-22' }],
  ['homestay mai châu', { typed: 'homestay mai châu' }],
  ['tour thái lan', { typed: 'tour thái lan' }],
  ['đà nẵng từ 24 đến 26 tháng 12', { typed: 'đà nẵng', from: '2026-12-24', to: '2026-12-26' }],
  ['huế 30 tháng 12 đến 2 tháng 1', { typed: 'huế', from: '2026-12-30', to: '2027-01-02' }],
  ['sa pa 5-1-2027', { typed: 'sa pa', from: '2027-01-05' }],
  ['sa pa 5/1/27', { typed: 'sa pa', from: '2027-01-05' }],
  ['phú quốc cuối tháng 12', { typed: 'phú quốc', month: '2026-12' }],
  ['đà lạt tháng sau', { typed: 'đà lạt', month: '2027-01' }],
  ['hà nội 3 ngày nữa', { typed: 'hà nội', from: '2026-12-24' }],
  ['tam đảo t6-cn', { typed: 'tam đảo', from: '2026-12-25', to: '2026-12-27' }],
  ['hotel in hue tomorrow', { from: '2026-12-22' }],
  ['da nang dec 24 to 26', { typed: 'da nang', from: '2026-12-24', to: '2026-12-26' }],
  ['phu quoc 3 january for 2', { typed: 'phu quoc', from: '2027-01-03', adults: 2 }],
  ['hotels under 1 million da nang', { typed: 'hotels da nang', budgetVnd: 1_000_000 }],
  ['homestay đà lạt giá rẻ', { typed: 'homestay đà lạt', isCheapFirst: true }],
  ['lu quan ben may 24/12', { typed: 'lu quan ben may', from: '2026-12-24' }],
  ['cheapest hotel hue', { typed: 'hotel hue', isCheapFirst: true }],
  ['villa cho 6 ng', { typed: 'villa', adults: 6 }],
  ['vé tràng an 2 lớn 2 nhỏ', { typed: 'vé tràng an', adults: 2, children: 2 }],
  ['hội an hai người', { typed: 'hội an', adults: 2 }],
])('a guest who types “%s” means %o', (sentence, wish) => {
  expect(readTripWish(sentence, today)).toMatchObject(wish);
});

test('“này” on a Saturday means that Saturday', () => {
  expect(readTripWish('thứ 7 này đi tam đảo', '2026-11-28').from).toBe('2026-11-28');
  expect(readTripWish('tam đảo cuối tuần này', '2026-11-28')).toMatchObject({
    from: '2026-11-28',
    to: '2026-11-29',
  });
});
