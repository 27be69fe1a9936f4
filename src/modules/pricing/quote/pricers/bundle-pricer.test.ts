import { expect, test } from 'vitest';
import { indexDays } from '#modules/pricing/quote/facts/index-days.ts';
import { ask, daysOf, factsOf, planOf, tell, unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';

const details = {
  days: 3,
  nights: 2,
  pricedPer: 'person',
  paxIncluded: 1,
  saleFrom: '2026-10-01',
  saleTo: '2027-12-31',
  useFrom: '2026-11-25',
  useTo: '2027-03-31',
  blackouts: [{ from: '2027-02-06', to: '2027-02-12', reason: 'Tết Nguyên đán Đinh Mùi' }],
  advanceBookingDays: 3,
  minQuantity: 2,
  surcharges: [
    { label: 'Phụ thu thứ Sáu', weekdays: [5], amountVnd: 150_000, per: 'person' },
    { label: 'Phụ thu tối thứ Bảy', weekdays: [6], amountVnd: 400_000, per: 'roomNight' },
    { label: 'Phụ thu Tết Nguyên đán', holiday: 'tet', amountVnd: 900_000, per: 'person' },
    { label: 'Phụ thu Tết Dương lịch', holiday: 'tet-duong', amountVnd: 1_000_000, per: 'roomNight' },
    { label: 'Phụ thu tuần Giáng sinh', holiday: 'giang-sinh', amountVnd: 100_000, per: 'voucher' },
  ],
  childPolicy: [
    { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', amountVnd: 0 },
    { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', amountVnd: 390_000 },
    { fromAge: 12, toAge: 15, label: 'Từ 12 đến 15 tuổi', percent: 60 },
  ],
  openDated: true,
  months: [],
};
const holidays = [
  { group: 'tet', title: 'Tết Nguyên đán', from: '2027-02-04', to: '2027-02-12', isPublic: true },
  { group: 'tet-duong', title: 'Tết Dương lịch', from: '2026-12-31', to: '2027-01-02', isPublic: true },
  { group: 'giang-sinh', title: 'Giáng sinh', from: '2026-12-23', to: '2026-12-26', isPublic: false },
];
const size = { unitTitle: 'Gói', maxAdults: 1, maxChildren: 1, maxOccupancy: 2 };
const components = [
  { unitId: 7, fromDay: 0, days: 2, per: 'room' as const, quantity: 1 },
  { unitId: 8, fromDay: 1, days: 1, per: 'person' as const, quantity: 1 },
];
const days = [
  ...daysOf('2026-11-20', 140, { priceVnd: 2_500_000 }),
  ...daysOf('2026-11-20', 140, { unitId: 7, places: 3 }),
  ...daysOf('2026-11-20', 140, { unitId: 8, places: 9 }),
];
const comboOf = (fields: object = {}, unit: object = {}) =>
  unitOf('combo', { ...details, ...fields }, { ...size, components, ...unit });
const factsFor = (unit = comboOf(), fields: Partial<QuoteFacts> = {}) =>
  factsOf([unit], days, { holidays, ...fields });
const from = '2026-12-01';
const packs = (count: number, day = 'T3, 01/12/2026') => `Gói: ${count} × 2.500.000 (${count} gói, ${day})`;

test.each<[string, Record<string, unknown>, string[]]>([
  ['a pack for each of two', { adults: 2, quantity: 2 }, [packs(2), '= 5.000.000']],
  ['a pack too few', { adults: 3, quantity: 2 }, ['✗ wrong_quantity items.0.quantity']],
  ['a pack too many', { adults: 2, quantity: 3 }, ['✗ wrong_quantity items.0.quantity']],
  ['fewer than the least', { adults: 1, quantity: 1 }, ['✗ too_few items.0.quantity']],
  ['no adult', { childAges: [5], quantity: 2 }, ['✗ no_adult items.0.adults']],
  [
    'children by amount and by percent of a pack',
    { adults: 3, quantity: 3, childAges: [4, 7, 13] },
    [
      packs(3),
      'Trẻ em: Dưới 6 tuổi: 1 × 0 (1 trẻ, miễn phí)',
      'Trẻ em: Từ 6 đến 11 tuổi: 1 × 390.000 (1 trẻ)',
      'Trẻ em: Từ 12 đến 15 tuổi: 1 × 1.500.000 (1 trẻ × 60% giá người lớn)',
      '= 9.390.000',
    ],
  ],
  ['a child of sixteen needs a pack', { adults: 1, quantity: 2, childAges: [16] }, [packs(2), '= 5.000.000']],
  [
    'more children than packs take',
    { adults: 2, quantity: 2, childAges: [1, 2, 3] },
    ['✗ too_many_guests items.0.childAges'],
  ],
  [
    'arriving on Friday: by the head, and Saturday by the room',
    { from: '2026-12-04', adults: 2, quantity: 2 },
    [
      packs(2, 'T6, 04/12/2026'),
      'Phụ thu thứ Sáu: 2 × 150.000 (2 khách: T6, 04/12)',
      'Phụ thu tối thứ Bảy: 1 × 400.000 (1 phòng mỗi đêm: T7, 05/12)',
      '= 5.700.000',
    ],
  ],
  [
    'three guests are two rooms',
    { from: '2026-12-05', adults: 3, quantity: 3 },
    [
      packs(3, 'T7, 05/12/2026'),
      'Phụ thu tối thứ Bảy: 2 × 400.000 (2 phòng mỗi đêm: T7, 05/12)',
      '= 8.300.000',
    ],
  ],
  [
    'arriving on Thursday, the Friday surcharge by the head is not due',
    { from: '2026-12-03', adults: 2, quantity: 2 },
    [packs(2, 'T5, 03/12/2026'), '= 5.000.000'],
  ],
  [
    'New Year on a Friday: the holiday, not the weekday, each by its night',
    { from: '2027-01-01', adults: 2, quantity: 2 },
    [
      packs(2, 'T6, 01/01/2027'),
      'Phụ thu Tết Dương lịch: 2 × 1.000.000 (1 phòng mỗi đêm: T6, 01/01; T7, 02/01)',
      '= 7.000.000',
    ],
  ],
  [
    'Christmas on a Friday: the weekday adds more, so the holiday is left out',
    { from: '2026-12-25', adults: 2, quantity: 2 },
    [
      packs(2, 'T6, 25/12/2026'),
      'Phụ thu thứ Sáu: 2 × 150.000 (2 khách: T6, 25/12)',
      'Phụ thu tối thứ Bảy: 1 × 400.000 (1 phòng mỗi đêm: T7, 26/12)',
      '= 5.700.000',
    ],
  ],
  [
    'Christmas on a Thursday',
    { from: '2026-12-24', adults: 2, quantity: 2 },
    [packs(2, 'T5, 24/12/2026'), 'Phụ thu tuần Giáng sinh: 2 × 100.000 (2 gói: T5, 24/12)', '= 5.200.000'],
  ],
  [
    'Tết before the blackout',
    { from: '2027-02-04', adults: 2, quantity: 2, childAges: [8] },
    [
      packs(2, 'T5, 04/02/2027'),
      'Trẻ em: Từ 6 đến 11 tuổi: 1 × 390.000 (1 trẻ)',
      'Phụ thu Tết Nguyên đán: 3 × 900.000 (3 khách: T5, 04/02)',
      '= 8.090.000',
    ],
  ],
  ['a night in the blackout', { from: '2027-02-05', adults: 2, quantity: 2 }, ['✗ blackout items.0.from']],
  [
    'the last day of the blackout',
    { from: '2027-02-12', adults: 2, quantity: 2 },
    ['✗ blackout items.0.from'],
  ],
  [
    'the day after it',
    { from: '2027-02-13', adults: 2, quantity: 2 },
    [
      packs(2, 'T7, 13/02/2027'),
      'Phụ thu tối thứ Bảy: 1 × 400.000 (1 phòng mỗi đêm: T7, 13/02)',
      '= 5.400.000',
    ],
  ],
  [
    'before the window of use',
    { from: '2026-11-24', adults: 2, quantity: 2 },
    ['✗ outside_use items.0.from'],
  ],
  ['after it', { from: '2027-04-01', adults: 2, quantity: 2 }, ['✗ outside_use items.0.from']],
  [
    'its last day',
    { from: '2027-03-31', adults: 2, quantity: 2 },
    [packs(2, 'T4, 31/03/2027'), '= 5.000.000'],
  ],
  ['more rooms than are left', { adults: 7, quantity: 7 }, ['✗ sold_out items.0.from']],
  [
    'extra beds',
    { adults: 2, quantity: 2, options: { extraBeds: 1 } },
    ['✗ no_extra_bed items.0.options.extraBeds'],
  ],
])('a combo per person: %s', (_, item, story) => {
  expect(tell(ask([{ from, ...item }], factsFor()))).toEqual(story);
});

test('a surcharge by the head counts children, who are free otherwise, too', () => {
  const item = { from: '2026-12-04', adults: 2, quantity: 2, childAges: [4] };
  const story = [
    packs(2, 'T6, 04/12/2026'),
    'Trẻ em: Dưới 6 tuổi: 1 × 0 (1 trẻ, miễn phí)',
    'Phụ thu thứ Sáu: 3 × 150.000 (3 khách: T6, 04/12)',
    'Phụ thu tối thứ Bảy: 1 × 400.000 (1 phòng mỗi đêm: T7, 05/12)',
    '= 5.850.000',
  ];
  expect(tell(ask([item], factsFor()))).toEqual(story);
});

test.each([
  [
    'sale has not begun',
    '2026-09-30T03:00:00Z',
    '2026-12-01',
    'not_on_sale',
    'Combo chỉ mở bán 01/10/2026–31/12/2027.',
  ],
  [
    'sale is over',
    '2028-01-01T03:00:00Z',
    '2028-01-10',
    'not_on_sale',
    'Combo chỉ mở bán 01/10/2026–31/12/2027.',
  ],
  ['too soon', '2026-11-30T03:00:00Z', '2026-12-01', 'advance', 'Gói giá này cần đặt trước ít nhất 3 ngày.'],
  [
    'the reason of a blackout is told',
    '2026-11-30T03:00:00Z',
    '2027-02-08',
    'blackout',
    'Combo không áp dụng dịp này: Tết Nguyên đán Đinh Mùi, 06–12/02/2027. Vui lòng chọn ngày khác.',
  ],
])('a combo is refused: %s', (_, at, day, reason, message) => {
  const result = ask([{ from: day, adults: 2, quantity: 2 }], factsFor(), { at: new Date(at) });
  expect(result).toMatchObject({ ok: false, reason, message });
});

test('a combo reserves its pack, rooms for all nights and a ticket for each guest', () => {
  const result = ask([{ from, adults: 3, quantity: 3, childAges: [7] }], factsFor());
  expect(result.ok && result.quote.demand).toEqual([
    { unitId: 1, day: '2026-12-01', quantity: 3 },
    { unitId: 7, day: '2026-12-01', quantity: 2 },
    { unitId: 7, day: '2026-12-02', quantity: 2 },
    { unitId: 8, day: '2026-12-02', quantity: 4 },
  ]);
  expect(result.ok && result.quote.items[0]).toMatchObject({
    to: '2026-12-03',
    nights: 2,
    endsOn: '2026-12-03',
  });
});

test('a closed room makes the combo unavailable; its nights over New Year have two tax rates', () => {
  const closed = days.map((row) =>
    row.unitId === 7 && row.day === '2026-12-02' ? { ...row, closed: true } : row,
  );
  const item = { from, adults: 2, quantity: 2 };
  expect(tell(ask([item], { ...factsFor(), days: indexDays(closed) }))).toEqual(['✗ sold_out items.0.from']);
  const newYear = ask([{ ...item, from: '2026-12-31' }], factsFor());
  expect(newYear.ok && newYear.quote.taxes.map((tax) => tax.grossVnd)).toEqual([3_500_000, 3_500_000]);
});

test.each<[string, string, number, object, string[], number]>([
  [
    'two',
    'two',
    2,
    { adults: 3, quantity: 2 },
    ['Gói: 2 × 2.500.000 (2 gói, T3, 01/12/2026)', '= 5.000.000'],
    2,
  ],
  ['two, one pack too few', 'two', 2, { adults: 3, quantity: 1 }, ['✗ wrong_quantity items.0.quantity'], 0],
  [
    'two, a child is a share of one of them',
    'two',
    2,
    { adults: 2, quantity: 1, childAges: [13] },
    [
      'Gói: 1 × 2.500.000 (1 gói, T3, 01/12/2026)',
      'Trẻ em: Từ 12 đến 15 tuổi: 1 × 750.000 (1 trẻ × 60% giá người lớn)',
      '= 3.250.000',
    ],
    1,
  ],
  [
    'room, two in it',
    'room',
    2,
    { adults: 2, quantity: 1 },
    ['Gói: 1 × 2.500.000 (1 gói, T3, 01/12/2026)', '= 2.500.000'],
    1,
  ],
  [
    'room, one in each',
    'room',
    2,
    { adults: 2, quantity: 2 },
    ['Gói: 2 × 2.500.000 (2 gói, T3, 01/12/2026)', '= 5.000.000'],
    2,
  ],
  ['room, three in one', 'room', 2, { adults: 3, quantity: 1 }, ['✗ too_many_guests items.0.adults'], 0],
])('a combo priced per %s', (_, pricedPer, paxIncluded, item, story, rooms) => {
  const unit = comboOf(
    { pricedPer, paxIncluded, minQuantity: 1 },
    { maxAdults: 2, maxChildren: 1, maxOccupancy: 3 },
  );
  const result = ask([{ from, ...item }], factsFor(unit));
  expect(tell(result)).toEqual(story);
  if (result.ok) expect(result.quote.demand[1]).toEqual({ unitId: 7, day: from, quantity: rooms });
});

test('a prepaid code: the price of the day of purchase without its surcharge, the allotment of the last day', () => {
  const reasons = [
    { label: 'Mùa xuân', amountVnd: 300_000 },
    { label: 'Ưu đãi', amountVnd: -250_000 },
  ];
  const facts = {
    ...factsFor(),
    days: indexDays(
      days.map((row) => (row.day === '2026-11-25' ? { ...row, priceVnd: 2_550_000, reasons } : row)),
    ),
  };
  const result = ask([{ from, adults: 2, quantity: 2, options: { openDated: true } }], facts);
  expect(tell(result)).toEqual([
    'Gói: 2 × 2.500.000 (2 gói, T4, 25/11/2026)',
    'Ưu đãi: 2 × −250.000 (2 gói: T4, 25/11)',
    '= 4.500.000',
  ]);
  expect(result.ok && result.quote).toMatchObject({
    demand: [{ unitId: 1, day: '2027-03-31', quantity: 2 }],
    items: [{ from: '2027-03-31', to: '2027-03-31', nights: 0 }],
  });
  const dated = factsFor(comboOf({ openDated: false }));
  expect(tell(ask([{ from, adults: 2, quantity: 2, options: { openDated: true } }], dated))).toEqual([
    '✗ not_open_dated items.0.options.openDated',
  ]);
});

const voucher = { code: 'NV7K2M', unitId: 1, quantity: 2, paidVnd: 5_000_000, validUntil: '2026-01-01' };
const redeem = { adults: 2, quantity: 2, options: { voucherCode: 'NV7K2M' } };
const paid = (vnd: string) => `Đã trả bằng mã NV7K2M: 1 × −${vnd} (Mã mua trước cho 2 gói)`;

test.each<[string, Record<string, unknown>, string[]]>([
  ['an ordinary day costs nothing more', {}, [packs(2), paid('5.000.000'), '= 0']],
  [
    'a Friday costs its surcharges',
    { from: '2026-12-04' },
    [
      packs(2, 'T6, 04/12/2026'),
      'Phụ thu thứ Sáu: 2 × 150.000 (2 khách: T6, 04/12)',
      'Phụ thu tối thứ Bảy: 1 × 400.000 (1 phòng mỗi đêm: T7, 05/12)',
      paid('5.000.000'),
      '= 700.000',
    ],
  ],
  ['a blackout holds', { from: '2027-02-08' }, ['✗ blackout items.0.from']],
  ['for other packs', { adults: 3, quantity: 3 }, ['✗ wrong_quantity items.0.quantity']],
  [
    'an unknown code',
    { options: { voucherCode: 'KHAC' } },
    ['✗ unknown_voucher items.0.options.voucherCode'],
  ],
])('a code is redeemed: %s', (_, item, story) => {
  const facts = factsFor(comboOf({ saleTo: '2026-11-01' }), { vouchers: [voucher] });
  expect(tell(ask([{ from, ...redeem, ...item }], facts))).toEqual(story);
});

test('a redeemed code reserves rooms but no second pack, pays at most the price of the trip, and works once', () => {
  const facts = factsFor(comboOf(), { vouchers: [{ ...voucher, paidVnd: 6_000_000 }] });
  const result = ask([{ from, ...redeem }], facts);
  expect(tell(result)).toEqual([packs(2), paid('5.000.000'), '= 0']);
  expect(result.ok && result.quote.demand.map((row) => row.unitId)).toEqual([7, 7, 8]);
  expect(result.ok && result.quote.taxes).toEqual([{ percent: 8, grossVnd: 0, amountVnd: 0 }]);
  expect(
    tell(
      ask(
        [
          { from, ...redeem },
          { from: '2026-12-10', ...redeem },
        ],
        facts,
      ),
    ),
  ).toEqual(['✗ unknown_voucher items.1.options.voucherCode']);
});

test('a plan changes the price of packs', () => {
  const unit = comboOf({}, { plans: [planOf({ pricePercent: 90, priceDeltaVnd: 50_000 })] });
  expect(tell(ask([{ from, adults: 2, quantity: 2 }], factsFor(unit)))).toEqual([
    packs(2),
    'Linh hoạt: 2 × −200.000 (2 gói: 90% giá ngày, thêm 50.000 ₫ mỗi gói)',
    '= 4.600.000',
  ]);
});

test('a combo is on sale as long as all of its components are', () => {
  const quoteOf = (asks: Record<string, number>) => {
    const rows = days.map((row) => ({ ...row, releaseDays: asks[`${row.unitId} ${row.day}`] ?? 0 }));
    const result = ask([{ from, adults: 2, quantity: 2 }], { ...factsFor(), days: indexDays(rows) });
    return result.ok || [result.reason, result.message];
  };
  // Today is 21 November, ten days before.
  expect(quoteOf({ '1 2026-12-01': 10, '7 2026-12-01': 10, '8 2026-12-02': 11 })).toBe(true);
  const needs = (count: number) => [
    'release',
    `Ngày này cần đặt trước ít nhất ${count} ngày. Vui lòng chọn ngày khác.`,
  ];
  expect(quoteOf({ '1 2026-12-01': 11 })).toEqual(needs(11));
  expect(quoteOf({ '7 2026-12-01': 12 })).toEqual(needs(12));
  expect(quoteOf({ '8 2026-12-02': 12 }), 'what begins a day later may be booked a day later').toEqual(
    needs(11),
  );
});
