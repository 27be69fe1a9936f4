import { expect, test } from 'vitest';
import { ask, dayOf, daysOf, factsOf, planOf, tell, unitOf } from '#modules/pricing/quote/facts.test-data.ts';

const details = {
  per: 'day',
  depositPercent: 40,
  balanceDays: 7,
  extras: [
    { code: 'giao-xe', label: 'Giao tận nơi', priceVnd: 60_000, per: 'booking' },
    { code: 'mu', label: 'Mũ trẻ em', priceVnd: 20_000, per: 'unit' },
    { code: 'bao-hiem', label: 'Bảo hiểm va quệt', priceVnd: 30_000, per: 'day' },
    { code: 'nuoc', label: 'Nước suối', priceVnd: 10_000, per: 'person' },
  ],
};
const pack = { includes: ['Mũ'], fewest: 1, most: 5 };
const bike = unitOf('service', details, {
  unitTitle: 'Xe ga 125 cc',
  unitDetails: { ...pack, byDays: true },
  rules: [{ kind: 'long-stay', label: 'Thuê từ 3 ngày', percent: -10, amountVnd: 0, nights: 3 }],
});
const facts = factsOf(
  [bike],
  [
    ...daysOf('2026-12-01', 4, { priceVnd: 150_000, places: 4 }),
    dayOf('2026-12-05', {
      priceVnd: 180_000,
      reasons: [{ label: 'Cuối tuần', amountVnd: 30_000 }],
      places: 4,
    }),
    dayOf('2026-12-06', { closed: true }),
  ],
);
const from = '2026-12-01';

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'one for a day',
    { to: '2026-12-02' },
    ['Xe ga 125 cc: 1 × 150.000 (1 ngày × 1 chiếc, 01–02/12/2026)', '= 150.000'],
  ],
  [
    'two over a weekend',
    { from: '2026-12-04', to: '2026-12-06', quantity: 2 },
    [
      'Xe ga 125 cc: 4 × 150.000 (2 ngày × 2 chiếc, 04–06/12/2026)',
      'Cuối tuần: 2 × 30.000 (1 ngày × 2 chiếc: T7, 05/12)',
      '= 660.000',
    ],
  ],
  [
    'three days earn their discount',
    { to: '2026-12-04', quantity: 2 },
    [
      'Xe ga 125 cc: 6 × 150.000 (3 ngày × 2 chiếc, 01–04/12/2026)',
      'Thuê từ 3 ngày: 1 × −90.000 (3 ngày, ưu đãi từ 3 ngày: giảm 10% của 900.000 ₫)',
      '= 810.000',
    ],
  ],
  [
    'every kind of extra; the discount leaves them alone',
    {
      to: '2026-12-04',
      quantity: 2,
      adults: 3,
      options: {
        extras: [{ code: 'giao-xe' }, { code: 'mu' }, { code: 'bao-hiem', quantity: 2 }, { code: 'nuoc' }],
      },
    },
    [
      'Xe ga 125 cc: 6 × 150.000 (3 ngày × 2 chiếc, 01–04/12/2026)',
      'Giao tận nơi: 1 × 60.000 (1 lượt cho cả đơn)',
      'Mũ trẻ em: 2 × 20.000 (2 chiếc)',
      'Bảo hiểm va quệt: 6 × 30.000 (2 × 3 ngày)',
      'Nước suối: 3 × 10.000 (3 khách)',
      'Thuê từ 3 ngày: 1 × −90.000 (3 ngày, ưu đãi từ 3 ngày: giảm 10% của 900.000 ₫)',
      '= 1.120.000',
    ],
  ],
  ['without the day of return', {}, ['✗ invalid_return items.0.to']],
  ['returned before it is taken', { to: '2026-11-30' }, ['✗ invalid_return items.0.to']],
  ['over a closed day', { from: '2026-12-05', to: '2026-12-07' }, ['✗ closed items.0.from']],
  ['more than one may have', { to: '2026-12-02', quantity: 6 }, ['✗ too_many items.0.quantity']],
  ['more than are left', { to: '2026-12-02', quantity: 5 }, ['✗ sold_out items.0.from']],
  ['for months', { to: '2027-01-15' }, ['✗ too_long items.0.to']],
  ['yesterday', { from: '2026-11-20', to: '2026-12-02' }, ['✗ past items.0.from']],
])('a rental by the day: %s', (_, item, story) => {
  expect(tell(ask([{ from, ...item }], facts))).toEqual(story);
});

const dinner = unitOf(
  'service',
  { ...details, per: 'guest', extras: details.extras.slice(3) },
  {
    unitTitle: 'Tiệc gala ngoài trời',
    unitDetails: { includes: ['Sân khấu'], fewest: 50, most: 300 },
    plans: [planOf({ payMode: 'deposit', advanceDays: 7 })],
  },
);
const lawn = factsOf([dinner], daysOf('2026-11-25', 40, { priceVnd: 850_000, places: 200 }));

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'eighty guests, a bottle for each',
    { quantity: 80, options: { extras: [{ code: 'nuoc' }] } },
    [
      'Tiệc gala ngoài trời: 80 × 850.000 (80 khách, T6, 18/12/2026)',
      'Nước suối: 80 × 10.000 (80 khách)',
      '= 68.800.000',
    ],
  ],
  ['too few', { quantity: 49 }, ['✗ too_few items.0.quantity']],
  ['more than the lawn has left', { quantity: 201 }, ['✗ sold_out items.0.from']],
  ['too soon for the plan', { quantity: 60, from: '2026-11-27' }, ['✗ advance items.0.from']],
])('a package per person: %s', (_, item, story) => {
  expect(tell(ask([{ from: '2026-12-18', ...item }], lawn))).toEqual(story);
});

test('the deposit is that of the service, rounded up to whole thousands', () => {
  const result = ask([{ from: '2026-12-18', quantity: 51 }], lawn);
  expect(result.ok && result.quote).toMatchObject({
    total: 43_350_000,
    dueNow: 17_340_000,
    balanceDueOn: '2026-12-11',
  });
});

test('inventory is reserved on each day', () => {
  const result = ask([{ from, to: '2026-12-03', quantity: 3 }], facts);
  expect(result.ok && result.quote.demand).toEqual([
    { unitId: 1, day: '2026-12-01', quantity: 3 },
    { unitId: 1, day: '2026-12-02', quantity: 3 },
  ]);
  expect(result.ok && result.quote.items[0]).toMatchObject({
    nights: 2,
    to: '2026-12-03',
    endsOn: '2026-12-03',
  });
});

const boat = unitOf(
  'service',
  { ...details, per: 'hour' },
  {
    unitTitle: 'Thuyền rồng',
    unitDetails: { ...pack, hire: { from: '07:00', to: '19:00' } },
    fleetUses: [
      {
        unitId: 1,
        fleetId: 9,
        quantity: 1,
        per: 'piece',
        startsAt: null,
        minutes: 60,
        turnaroundMinutes: 15,
      },
    ],
  },
);
const away = { from: '2026-12-01T02:15:00.000Z', to: '2026-12-01T04:00:00.000Z' };
const river = factsOf([boat], daysOf('2026-12-01', 2, { priceVnd: 320_000, places: 40 }), {
  fleets: [{ fleetId: 9, vehicles: [{ id: 1, busy: [away] }] }],
});

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'two hours before another',
    { options: { time: '07:00' } },
    ['Thuyền rồng: 2 × 320.000 (2 giờ, T3, 01/12/2026)', '= 640.000'],
  ],
  [
    'no time to come back in between',
    { options: { time: '07:00' }, quantity: 3 },
    ['✗ sold_out items.0.options.time'],
  ],
  [
    'behind another',
    { options: { time: '11:00' } },
    ['Thuyền rồng: 2 × 320.000 (2 giờ, T3, 01/12/2026)', '= 640.000'],
  ],
  [
    'without a time, from the first hour',
    {},
    ['Thuyền rồng: 2 × 320.000 (2 giờ, T3, 01/12/2026)', '= 640.000'],
  ],
  ['before the first hour', { options: { time: '06:30' } }, ['✗ outside_hours items.0.options.time']],
  ['beyond the last hour', { options: { time: '17:30' } }, ['✗ outside_hours items.0.options.time']],
])('P-06: a boat by the hour: %s', (_, item, story) => {
  expect(tell(ask([{ from, quantity: 2, ...item }], river))).toEqual(story);
});

test('P-06: the boat is reserved for the chosen hours', () => {
  const result = ask([{ from, quantity: 2, options: { time: '12:30' } }], river);
  expect(result.ok && result.quote.vehicles).toEqual([
    { fleetId: 9, from: '2026-12-01T05:30:00.000Z', to: '2026-12-01T07:45:00.000Z', quantity: 1 },
  ]);
  expect(result.ok && result.quote.items[0]?.startsAt).toBe('2026-12-01T05:30:00.000Z');
});
