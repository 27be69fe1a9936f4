import { expect, test } from 'vitest';
import { ask, daysOf, factsOf, planOf, tell, unitOf } from '#modules/pricing/quote/facts.test-data.ts';

const details = {
  days: 3,
  nights: 2,
  boardingAt: '12:00',
  sailingWeekdays: [2, 4, 6],
  singleSupplementPercent: 70,
  balanceDays: 15,
  childPolicy: [
    { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi', percent: 0 },
    { fromAge: 0, toAge: 4, fromChild: 2, label: 'Bé thứ hai dưới 5 tuổi', percent: 50 },
    { fromAge: 5, toAge: 8, label: 'Từ 5 đến 8 tuổi', percent: 50 },
    { fromAge: 9, toAge: 11, label: 'Từ 9 đến 11 tuổi', percent: 75 },
  ],
  transfers: [
    { label: 'Xe ghép khứ hồi', priceVnd: 500_000, per: 'person', minutes: 150 },
    { label: 'Xe riêng bảy chỗ', priceVnd: 3_500_000, per: 'vehicle', minutes: 150 },
  ],
  mandatoryFees: [{ label: 'Tiệc đêm Giáng sinh', on: '12-24', amountVnd: 1_300_000 }],
};
const size = { unitTitle: 'Deluxe ban công', maxAdults: 2, maxChildren: 2, maxOccupancy: 3 };
const cruise = unitOf('cruise', details, size);
const days = daysOf('2026-12-01', 40, { priceVnd: 5_000_000, places: 4 });
const facts = factsOf([cruise], days);
const from = '2026-12-01';
const adults = (count: number, day = 'T3, 01/12/2026') =>
  `Người lớn: Deluxe ban công: ${count} × 5.000.000 (${count} người lớn, ${day})`;
const alone = (count: number) =>
  `Phụ thu cabin đơn: ${count} × 3.500.000 (${count} khách ở riêng: 70% của 5.000.000 ₫)`;

test.each<[string, Record<string, unknown>, string[]]>([
  ['two in a cabin', { adults: 2 }, [adults(2), '= 10.000.000']],
  ['one alone', { adults: 1 }, [adults(1), alone(1), '= 8.500.000']],
  ['three in two cabins', { adults: 3, quantity: 2 }, [adults(3), alone(1), '= 18.500.000']],
  ['four in three cabins', { adults: 4, quantity: 3 }, [adults(4), alone(2), '= 27.000.000']],
  [
    'with a child nobody is alone',
    { adults: 1, childAges: [9] },
    [adults(1), 'Trẻ em: Từ 9 đến 11 tuổi: 1 × 3.750.000 (1 trẻ × 75% giá người lớn)', '= 8.750.000'],
  ],
  [
    'the second small child of a cabin pays',
    { adults: 1, childAges: [2, 4] },
    [
      adults(1),
      'Trẻ em: Dưới 5 tuổi: 1 × 0 (1 trẻ, miễn phí)',
      'Trẻ em: Bé thứ hai dưới 5 tuổi: 1 × 2.500.000 (1 trẻ × 50% giá người lớn)',
      '= 7.500.000',
    ],
  ],
  [
    'two small children in two cabins are the first of each',
    { adults: 4, quantity: 2, childAges: [2, 4] },
    [adults(4), 'Trẻ em: Dưới 5 tuổi: 2 × 0 (2 trẻ, miễn phí)', '= 20.000.000'],
  ],
  [
    'three small children in two cabins: one of them is a second',
    { adults: 3, quantity: 2, childAges: [1, 2, 3] },
    [
      adults(3),
      'Trẻ em: Dưới 5 tuổi: 2 × 0 (2 trẻ, miễn phí)',
      'Trẻ em: Bé thứ hai dưới 5 tuổi: 1 × 2.500.000 (1 trẻ × 50% giá người lớn)',
      '= 17.500.000',
    ],
  ],
  [
    'a shared car by the head, a private one by itself',
    { adults: 2, options: { extras: [{ code: 'xe-ghep-khu-hoi' }, { code: 'xe-rieng-bay-cho' }] } },
    [
      adults(2),
      'Xe ghép khứ hồi: 2 × 500.000 (2 khách)',
      'Xe riêng bảy chỗ: 1 × 3.500.000 (1 lượt cho cả đơn)',
      '= 14.500.000',
    ],
  ],
  [
    'a gala on the second night',
    { adults: 2, from: '2026-12-24' },
    [adults(2, 'T5, 24/12/2026'), 'Tiệc đêm Giáng sinh: 2 × 1.300.000 (2 khách: T5, 24/12)', '= 12.600.000'],
  ],
  [
    'a gala on the day of return is missed',
    { adults: 2, from: '2026-12-22' },
    [adults(2, 'T3, 22/12/2026'), '= 10.000.000'],
  ],
  ['no sailing on Wednesday', { adults: 2, from: '2026-12-02' }, ['✗ no_start items.0.from']],
  ['three adults in a cabin for two', { adults: 3 }, ['✗ too_many_guests items.0.adults']],
  ['more cabins than adults', { adults: 1, quantity: 2 }, ['✗ too_few_adults items.0.adults']],
  ['more cabins than are left', { adults: 5, quantity: 5 }, ['✗ sold_out items.0.from']],
  [
    'a single room that nobody is alone in',
    { adults: 2, options: { singles: 1 } },
    ['✗ no_single items.0.options.singles'],
  ],
])('a sailing: %s', (_, item, story) => {
  expect(tell(ask([{ from, ...item }], facts))).toEqual(story);
});

test('a gala counts a child like an adult', () => {
  const item = { adults: 2, childAges: [3], from: '2026-12-24' };
  const story = [
    adults(2, 'T5, 24/12/2026'),
    'Trẻ em: Dưới 5 tuổi: 1 × 0 (1 trẻ, miễn phí)',
    'Tiệc đêm Giáng sinh: 3 × 1.300.000 (3 khách: T5, 24/12)',
    '= 13.900.000',
  ];
  expect(tell(ask([item], facts))).toEqual(story);
});

test('two nights reserve the cabin twice; a sold-out, closed or missing night makes the sailing unavailable', () => {
  const result = ask([{ from, adults: 2 }], facts);
  expect(result.ok && result.quote.demand).toEqual([
    { unitId: 1, day: '2026-12-01', quantity: 1 },
    { unitId: 1, day: '2026-12-02', quantity: 1 },
  ]);
  const second = (fields: object) =>
    factsOf(
      [cruise],
      days.map((row) => (row.day === '2026-12-02' ? { ...row, ...fields } : row)),
    );
  const story = (fields: object) => tell(ask([{ from, adults: 2 }], second(fields)));
  expect(story({ places: 0 })).toEqual(['✗ sold_out items.0.from']);
  expect(story({ closed: true })).toEqual(['✗ closed items.0.from']);
  expect(story({ day: '2027-05-01' })).toEqual(['✗ closed items.0.from']);
  expect(story({ priceVnd: null })).toEqual([adults(2), '= 10.000.000']);
});

test('two items that need the same night count together', () => {
  const two = { from, adults: 4, quantity: 2 };
  expect(ask([two, two], facts).ok).toBe(true);
  expect(tell(ask([two, two, { from, adults: 2 }], facts))).toEqual(['✗ sold_out items.0.from']);
});

test('half is due at once, the rest 15 days before boarding', () => {
  const deposit = factsOf([{ ...cruise, plans: [planOf({ payMode: 'deposit' })] }], facts.days);
  const result = ask([{ from: '2026-12-29', adults: 2 }], deposit);
  expect(result.ok && result.quote).toMatchObject({ dueNow: 5_000_000, balanceDueOn: '2026-12-14' });
});

test('a day cruise has no single supplement', () => {
  const day = unitOf('cruise', { ...details, days: 1, nights: 0 }, size);
  const result = ask([{ from, adults: 1 }], factsOf([day], facts.days));
  expect(tell(result)).toEqual([adults(1), '= 5.000.000']);
  expect(result.ok && result.quote.items[0]).toMatchObject({ nights: 0, endsOn: from, to: from });
});
