import { expect, test } from 'vitest';
import { ask, daysOf, factsOf, tell, unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import { findVehicleShortage } from '#modules/pricing/quote/find-shortage.ts';
import type { FleetFacts } from '#modules/pricing/quote/quote-facts.ts';

const details = {
  turnaroundMinutes: 30,
  nightPercent: 25,
  freeWaitMinutes: 60,
  extras: [
    { code: 'ghe-tre-em', label: 'Ghế trẻ em', priceVnd: 80_000, per: 'unit' },
    { code: 'bien-ten', label: 'Đón bằng biển tên', priceVnd: 50_000, per: 'booking' },
  ],
};
const size = { maxAdults: 6, maxChildren: 6, maxOccupancy: 6 };
const route = { from: 'Nội Bài', to: 'Hạ Long', km: 160, minutes: 150 };
const transfer = unitOf(
  'car',
  { ...details, mode: 'airport-transfer' },
  {
    ...size,
    unitTitle: 'Nội Bài – Hạ Long',
    unitDetails: { route },
  },
);
const daily = unitOf(
  'car',
  { ...details, mode: 'with-driver' },
  {
    ...size,
    unitTitle: 'Xe 7 chỗ, 8 giờ',
    unitDetails: { hours: 8 },
  },
);
const rental = unitOf(
  'car',
  { ...details, mode: 'self-drive' },
  { ...size, unitTitle: 'Xe tự lái', unitDetails: {} },
);
const fleet = (...busy: FleetFacts['vehicles'][number]['busy'][]): FleetFacts[] => [
  { productId: 1, vehicles: busy.map((periods, index) => ({ id: index + 1, busy: periods })) },
];
const days = daysOf('2026-11-21', 60, { priceVnd: 1_600_000 });
const from = '2026-12-01';
const at = (time: string, rest: object = {}) => ({ from, adults: 2, options: { time, ...rest } });
const trip = 'Nội Bài – Hạ Long: 1 × 1.600.000 (1 xe, T3, 01/12/2026)';
const night = (time: string, vnd = '1.600.000', extra = '400.000') =>
  `Phụ thu đón đêm: 1 × ${extra} (Đón lúc ${time}, trong khoảng 22:00–05:00: 25% của ${vnd} ₫)`;

test.each<[string, Record<string, unknown>, string[]]>([
  ['by day', at('09:00'), [trip, '= 1.600.000']],
  ['at 21:59', at('21:59'), [trip, '= 1.600.000']],
  ['at 22:00', at('22:00'), [trip, night('22:00'), '= 2.000.000']],
  ['at 04:59', at('04:59'), [trip, night('04:59'), '= 2.000.000']],
  ['at 05:00', at('05:00'), [trip, '= 1.600.000']],
  [
    'two cars at night, with seats and a sign',
    {
      ...at('23:30', { extras: [{ code: 'ghe-tre-em' }, { code: 'bien-ten' }] }),
      adults: 8,
      childAges: [3],
      quantity: 2,
    },
    [
      'Nội Bài – Hạ Long: 2 × 1.600.000 (2 xe, T3, 01/12/2026)',
      night('23:30', '3.200.000', '800.000'),
      'Ghế trẻ em: 2 × 80.000 (2 xe)',
      'Đón bằng biển tên: 1 × 50.000 (1 lượt cho cả đơn)',
      '= 4.210.000',
    ],
  ],
  ['without an hour', { from, adults: 2 }, ['✗ time_needed items.0.options.time']],
  [
    'with too many guests for its seats',
    { ...at('09:00'), adults: 5, childAges: [1, 2] },
    ['✗ seats items.0.adults'],
  ],
  ['with nobody', { ...at('09:00'), adults: 0 }, ['✗ no_adult items.0.adults']],
  ['an hour ago', { ...at('09:00'), from: '2026-11-21' }, ['✗ past items.0.options.time']],
  [
    'this evening',
    { ...at('19:00'), from: '2026-11-21' },
    ['Nội Bài – Hạ Long: 1 × 1.600.000 (1 xe, T7, 21/11/2026)', '= 1.600.000'],
  ],
  ['on a day off sale', { ...at('09:00'), from: '2027-05-01' }, ['✗ closed items.0.from']],
])('a transfer %s', (_, item, story) => {
  expect(tell(ask([item], factsOf([transfer], days, { fleets: fleet([], []) })))).toEqual(story);
});

test('a trip reserves a vehicle for the way, the wait and the turnaround, and no daily inventory', () => {
  const result = ask([at('09:00')], factsOf([transfer], days, { fleets: fleet([]) }));
  expect(result.ok && result.quote).toMatchObject({
    demand: [],
    vehicles: [
      { productId: 1, from: '2026-12-01T02:00:00.000Z', to: '2026-12-01T06:00:00.000Z', quantity: 1 },
    ],
    items: [{ startsAt: '2026-12-01T02:00:00.000Z', endsOn: from, to: from, nights: 0 }],
  });
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['one day', at('08:00'), ['Xe 7 chỗ, 8 giờ: 1 × 1.600.000 (1 ngày × 1 xe, 01/12/2026)', '= 1.600.000']],
  [
    'three days, early each morning',
    { ...at('04:30'), to: '2026-12-03' },
    [
      'Xe 7 chỗ, 8 giờ: 3 × 1.600.000 (3 ngày × 1 xe, 01–03/12/2026)',
      night('04:30', '4.800.000', '1.200.000'),
      '= 6.000.000',
    ],
  ],
  ['backwards', { ...at('08:00'), to: '2026-11-30' }, ['✗ invalid_return items.0.to']],
])('a car with driver: %s', (_, item, story) => {
  expect(tell(ask([{ ...item }], factsOf([daily], days, { fleets: fleet([]) })))).toEqual(story);
});

test('a car with driver is available to others in the evening', () => {
  const result = ask([{ ...at('08:00'), to: '2026-12-02' }], factsOf([daily], days, { fleets: fleet([]) }));
  expect(result.ok && result.quote.vehicles.map(({ from: begins, to }) => [begins, to])).toEqual([
    ['2026-12-01T01:00:00.000Z', '2026-12-01T09:30:00.000Z'],
    ['2026-12-02T01:00:00.000Z', '2026-12-02T09:30:00.000Z'],
  ]);
});

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'a day to the hour',
    { ...at('09:00', { endTime: '09:00' }), to: '2026-12-02' },
    ['Xe tự lái: 1 × 1.600.000 (1 ngày × 1 xe, 01–02/12/2026)', '= 1.600.000'],
  ],
  [
    'an hour more is another day',
    { ...at('09:00', { endTime: '10:00' }), to: '2026-12-02' },
    ['Xe tự lái: 2 × 1.600.000 (2 ngày × 1 xe, 01–02/12/2026)', '= 3.200.000'],
  ],
  [
    'some hours of a day',
    { ...at('09:00', { endTime: '18:00' }), to: '2026-12-01' },
    ['Xe tự lái: 1 × 1.600.000 (1 ngày × 1 xe, 01/12/2026)', '= 1.600.000'],
  ],
  ['without return', at('09:00'), ['✗ invalid_return items.0.to']],
  [
    'without the hour of return',
    { ...at('09:00'), to: '2026-12-02' },
    ['✗ time_needed items.0.options.endTime'],
  ],
  [
    'back before it left',
    { ...at('09:00', { endTime: '08:00' }), to: from },
    ['✗ invalid_return items.0.to'],
  ],
  ['too long', { ...at('09:00', { endTime: '09:30' }), to: '2026-12-31' }, ['✗ too_long items.0.to']],
])('a car without driver: %s', (_, item, story) => {
  expect(tell(ask([item], factsOf([rental], days, { fleets: fleet([]) })))).toEqual(story);
});

const period = (begins: string, ends: string) => ({
  from: `2026-12-01T${begins}:00.000Z`,
  to: `2026-12-01T${ends}:00.000Z`,
});

test.each<[string, FleetFacts[], number, boolean]>([
  ['no vehicle at all', [], 1, false],
  ['one, free', fleet([]), 1, true],
  ['two wanted, one there', fleet([]), 2, false],
  ['busy through it', fleet([period('01:00', '08:00')]), 1, false],
  ['busy at its end', fleet([period('05:59', '08:00')]), 1, false],
  [
    'busy until it begins and again when it ends',
    fleet([period('00:00', '02:00'), period('06:00', '07:00')]),
    1,
    true,
  ],
  ['one busy, one free', fleet([period('03:00', '04:00')], []), 1, true],
  ['one busy, one free, two wanted', fleet([period('03:00', '04:00')], []), 2, false],
])('a fleet with %s', (_, fleets, quantity, ok) => {
  const result = ask([{ ...at('09:00'), quantity }], factsOf([transfer], days, { fleets }));
  expect(result.ok || result.reason).toBe(ok || 'sold_out');
  if (!result.ok)
    expect(result).toMatchObject({ field: 'items.0.options.time', message: expect.stringContaining('xe') });
});

test('two items of one purchase share the fleet', () => {
  const facts = factsOf([transfer], days, { fleets: fleet([]) });
  expect(ask([at('09:00'), at('13:00')], facts).ok).toBe(true);
  expect(tell(ask([at('09:00'), at('12:59')], facts))).toEqual(['✗ sold_out items.1.options.time']);
});

test('vehicles are assigned in the order of time, whatever the order of items', () => {
  const demand = (begins: string, ends: string) => ({ productId: 1, ...period(begins, ends), quantity: 1 });
  const wishes = [demand('06:00', '08:00'), demand('00:00', '02:00'), demand('01:00', '06:00')];
  const fleets = fleet([], []);
  expect(findVehicleShortage(wishes, fleets)).toBeUndefined();
  expect(findVehicleShortage(wishes.toReversed(), fleets)).toBeUndefined();
  const fourth = demand('01:30', '01:45');
  expect(findVehicleShortage([fourth, ...wishes], fleets)).toBe(fourth);
});

test.each([
  ['over midnight', { nightFrom: '23:00', nightUntil: '06:00' }, ['23:00', '05:59'], ['22:59', '06:00']],
  ['within a day', { nightFrom: '00:00', nightUntil: '04:00' }, ['00:00', '03:59'], ['23:59', '04:00']],
])('the night is the one of the car: %s', (_, own, inside, outside) => {
  const unit = unitOf(
    'car',
    { ...details, ...own, mode: 'airport-transfer' },
    { ...size, unitTitle: 'Nội Bài – Hạ Long', unitDetails: { route } },
  );
  const linesAt = (time: string) =>
    tell(ask([at(time)], factsOf([unit], days, { fleets: fleet([], []) }))).join();
  for (const time of inside)
    expect(linesAt(time)).toContain(`trong khoảng ${own.nightFrom}–${own.nightUntil}`);
  for (const time of outside) expect(linesAt(time)).not.toContain('Phụ thu đón đêm');
});
