import { expect, test } from 'vitest';
import { ask, dayOf, daysOf, factsOf, planOf, tell, unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import type { BookingRule } from '#modules/pricing/quote/quote-facts.ts';
import { addDays } from '#platform/time/days.ts';

const details = {
  checkInFrom: '14:00',
  extraBedVnd: 400_000,
  childPolicy: [
    { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', amountVnd: 0 },
    { fromAge: 0, toAge: 5, fromChild: 2, label: 'Bé thứ hai dưới 6 tuổi', amountVnd: 100_000 },
    { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', amountVnd: 200_000 },
    { fromAge: 6, toAge: 11, fromChild: 3, label: 'Bé thứ ba từ 6 tuổi', percent: 50 },
  ],
};
const size = { unitTitle: 'Phòng', maxAdults: 2, maxChildren: 3, maxOccupancy: 5 };
const rules: BookingRule[] = [
  { kind: 'early-bird', label: 'Đặt sớm', percent: -10, amountVnd: 0, days: 30 },
  { kind: 'early-bird', label: 'Đặt rất sớm', percent: -15, amountVnd: 0, days: 60 },
  { kind: 'last-minute', label: 'Giờ chót', percent: 0, amountVnd: -200_000, days: 3 },
  { kind: 'long-stay', label: 'Ở lâu', percent: -12, amountVnd: 0, nights: 5 },
];
const room = unitOf('hotel', details, { ...size, rules });
const facts = factsOf([room], daysOf('2026-11-21', 120));
const night = (count: number, range: string, rooms = 1) =>
  `Phòng: ${count * rooms} × 1.000.000 (${count} đêm × ${rooms} phòng, ${range})`;

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'two weeks ahead: nothing',
    { from: '2026-12-05', to: '2026-12-06' },
    [night(1, '05–06/12/2026'), '= 1.000.000'],
  ],
  [
    'thirty days ahead',
    { from: '2026-12-21', to: '2026-12-22' },
    [
      night(1, '21–22/12/2026'),
      'Đặt sớm: 1 × −100.000 (Đặt trước 30 ngày, ưu đãi từ 30 ngày: giảm 10% của 1.000.000 ₫)',
      '= 900.000',
    ],
  ],
  ['a day less', { from: '2026-12-20', to: '2026-12-21' }, [night(1, '20–21/12/2026'), '= 1.000.000']],
  [
    'sixty days ahead the better one counts',
    { from: '2027-01-20', to: '2027-01-21' },
    [
      night(1, '20–21/01/2027'),
      'Đặt rất sớm: 1 × −150.000 (Đặt trước 60 ngày, ưu đãi từ 60 ngày: giảm 15% của 1.000.000 ₫)',
      '= 850.000',
    ],
  ],
  [
    'a long stay beats an early booking',
    { from: '2026-12-21', to: '2026-12-26' },
    [
      night(5, '21–26/12/2026'),
      'Ở lâu: 1 × −600.000 (5 đêm, ưu đãi từ 5 đêm: giảm 12% của 5.000.000 ₫)',
      '= 4.400.000',
    ],
  ],
  [
    'today, an amount for the whole stay',
    { from: '2026-11-21', to: '2026-11-23' },
    [
      night(2, '21–23/11/2026'),
      'Giờ chót: 1 × −200.000 (Còn 0 ngày, ưu đãi trong 3 ngày cuối: giảm 200.000 ₫)',
      '= 1.800.000',
    ],
  ],
  [
    'in three days still',
    { from: '2026-11-24', to: '2026-11-25' },
    [
      night(1, '24–25/11/2026'),
      'Giờ chót: 1 × −200.000 (Còn 3 ngày, ưu đãi trong 3 ngày cuối: giảm 200.000 ₫)',
      '= 800.000',
    ],
  ],
  [
    'in four days no more',
    { from: '2026-11-25', to: '2026-11-26' },
    [night(1, '25–26/11/2026'), '= 1.000.000'],
  ],
  [
    'children and beds are not discounted',
    { from: '2026-12-21', to: '2026-12-22', childAges: [7], options: { extraBeds: 1 } },
    [
      night(1, '21–22/12/2026'),
      'Trẻ em: Từ 6 đến 11 tuổi: 1 × 200.000 (1 trẻ × 1 đêm)',
      'Giường phụ: 1 × 400.000 (1 giường × 1 đêm)',
      'Đặt sớm: 1 × −100.000 (Đặt trước 30 ngày, ưu đãi từ 30 ngày: giảm 10% của 1.000.000 ₫)',
      '= 1.500.000',
    ],
  ],
])('booking discounts: %s', (_, item, story) => {
  expect(tell(ask([{ adults: 2, ...item }], facts))).toEqual(story);
});

const plain = factsOf([{ ...room, rules: [] }], facts.days);
const free = (count: number) => `Trẻ em: Dưới 6 tuổi: ${count} × 0 (${count} trẻ × 1 đêm)`;
const second = (count: number) => `Trẻ em: Bé thứ hai dưới 6 tuổi: ${count} × 100.000 (${count} trẻ × 1 đêm)`;
const school = (count: number) => `Trẻ em: Từ 6 đến 11 tuổi: ${count} × 200.000 (${count} trẻ × 1 đêm)`;
const third = 'Trẻ em: Bé thứ ba từ 6 tuổi: 1 × 250.000 (1 trẻ × 1 đêm)';

test.each<[string, number, number[], string[], string]>([
  ['one small child', 1, [3], [free(1)], '1.000.000'],
  ['two small children', 1, [3, 4], [free(1), second(1)], '1.100.000'],
  ['three small children', 1, [1, 2, 3], [free(1), second(2)], '1.200.000'],
  ['an elder one comes first', 1, [3, 8], [second(1), school(1)], '1.300.000'],
  ['three of school age', 1, [7, 8, 9], [school(2), third], '1.650.000'],
  ['three in two rooms', 2, [7, 8, 9], [school(3)], '2.600.000'],
  ['four in two rooms: two and two', 2, [3, 3, 3, 3], [free(2), second(2)], '2.200.000'],
])('children in a room: %s', (_, quantity, childAges, lines, total) => {
  const item = { from: '2026-12-05', to: '2026-12-06', quantity, adults: quantity, childAges };
  const story = tell(ask([item], plain));
  expect(story.slice(1)).toEqual([...lines, `= ${total}`]);
});

test('a discount reduces each night proportionally, and tax with it', () => {
  const days = [
    ...daysOf('2026-12-27', 5, { priceVnd: 1_000_000 }),
    ...daysOf('2027-01-01', 5, { priceVnd: 1_500_000 }),
  ];
  const result = ask([{ from: '2026-12-30', to: '2027-01-04', adults: 2 }], factsOf([room], days));
  if (!result.ok) throw new Error(result.reason);
  // 2.000.000 in 2026 and 4.500.000 in 2027, minus twelve percent.
  expect(result.quote.total).toBe(5_720_000);
  expect(result.quote.taxes).toEqual([
    { percent: 8, grossVnd: 1_760_000, amountVnd: 130_370 },
    { percent: 10, grossVnd: 3_960_000, amountVnd: 360_000 },
  ]);
});

test.each([
  ['2026-12-31', [{ percent: 8, grossVnd: 1_000_000, amountVnd: 74_074 }]],
  ['2027-01-01', [{ percent: 10, grossVnd: 1_000_000, amountVnd: 90_909 }]],
])('the night of %s has the tax rate of its day', (from, taxes) => {
  const result = ask([{ from, to: addDays(from, 1), adults: 2 }], plain);
  expect(result.ok && result.quote.taxes).toEqual(taxes);
});

test.each([
  ['30% three days before', '2026-12-20', 600_000, '2026-12-17'],
  ['on the last day for the rest', '2026-11-24', 600_000, '2026-11-21'],
  ['all of it a day later', '2026-11-23', 2_000_000, null],
])('a deposit on a room without terms: %s', (_, from, dueNow, balanceDueOn) => {
  const deposit = factsOf([{ ...room, rules: [], plans: [planOf({ payMode: 'deposit' })] }], facts.days);
  const result = ask([{ from, to: addDays(from, 2), adults: 2 }], deposit);
  expect(result.ok && result.quote).toMatchObject({ dueNow, balanceDueOn });
});

test('the balance is due on the earliest day of its items', () => {
  const deposit = factsOf([{ ...room, rules: [], plans: [planOf({ payMode: 'deposit' })] }], facts.days);
  const stay = (from: string) => ({ from, to: addDays(from, 1), adults: 2 });
  const result = ask([stay('2027-01-10'), stay('2026-12-20'), stay('2026-11-22')], deposit);
  expect(result.ok && result.quote).toMatchObject({
    dueNow: 1_600_000,
    balanceDueOn: '2026-12-17',
    items: [{ balanceDueOn: '2027-01-07' }, { balanceDueOn: '2026-12-17' }, { balanceDueOn: null }],
  });
});

test.each([
  ['singles', { singles: 1 }, 'no_single'],
  ['sale without a date', { openDated: true }, 'not_open_dated'],
  ['code', { voucherCode: 'MA1' }, 'unknown_voucher'],
  ['an extra', { extras: [{ code: 'spa' }] }, 'unknown_extra'],
  ['two beds in one room', { extraBeds: 2 }, 'no_extra_bed'],
])('a room has no %s', (_, options, reason) => {
  expect(ask([{ from: '2026-12-05', to: '2026-12-06', adults: 2, options }], plain)).toMatchObject({
    reason,
  });
});

test('the service begins at check-in and ends on the day of departure', () => {
  const result = ask([{ from: '2026-12-05', to: '2026-12-07', adults: 2 }], plain);
  expect(result.ok && result.quote.items[0]).toMatchObject({
    startsAt: '2026-12-05T07:00:00.000Z',
    endsOn: '2026-12-07',
    balanceDueOn: null,
  });
});

test('a plan on request says so', () => {
  const request = planOf({ confirmation: 'request', answerMinutes: 60 });
  const unit = { ...room, rules: [], plans: [request] };
  const result = ask(
    [{ from: '2026-12-05', to: '2026-12-06', adults: 2 }],
    factsOf([unit], [dayOf('2026-12-05')]),
  );
  expect(result.ok && result.quote.items[0]).toMatchObject({ confirmation: 'request', answerMinutes: 60 });
});
