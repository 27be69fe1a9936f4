import { expect, test } from 'vitest';
import { ask, dayOf, daysOf, factsOf, planOf, tell, unitOf } from '#modules/pricing/quote/facts.test-data.ts';

const childPolicy = [
  { fromAge: 0, toAge: 1, label: 'Dưới 2 tuổi', percent: 0, takesPlace: false },
  { fromAge: 2, toAge: 4, label: 'Từ 2 đến 4 tuổi', percent: 30 },
  { fromAge: 5, toAge: 10, label: 'Từ 5 đến 10 tuổi', percent: 75 },
];
const tourDetails = {
  days: 3,
  nights: 2,
  groupMax: 12,
  departureTime: '06:30',
  departureWeekdays: [2, 6],
  singleSupplementVnd: 650_000,
  depositPercent: 50,
  balanceDays: 15,
  childPolicy,
  pickups: [
    { place: 'Nhà hát Lớn', time: '06:00', feeVnd: 0 },
    { place: 'sân bay Nội Bài', time: '05:00', feeVnd: 120_000 },
  ],
};
const seats = { unitTitle: 'Ghế tiêu chuẩn', maxAdults: 10, maxChildren: 6, maxOccupancy: 12 };
const tour = unitOf('tour', tourDetails, seats);
const weekend = { priceVnd: 2_310_000, reasons: [{ label: 'Cuối tuần', amountVnd: 310_000 }] };
const days = [
  dayOf('2026-12-01', { priceVnd: 2_000_000 }),
  dayOf('2026-12-05', weekend),
  dayOf('2026-12-30', { priceVnd: 2_000_000, places: 3 }),
  dayOf('2026-12-08', { closed: true }),
];
const facts = factsOf([tour], days);
const from = '2026-12-01';
const adults = (count: number) =>
  `Người lớn: Ghế tiêu chuẩn: ${count} × 2.000.000 (${count} người lớn, T3, 01/12/2026)`;

test.each<[string, Record<string, unknown>, string[]]>([
  ['two adults', { adults: 2 }, [adults(2), '= 4.000.000']],
  ['the number of guests as quantity', { adults: 2, quantity: 2 }, [adults(2), '= 4.000.000']],
  ['another quantity', { adults: 3, quantity: 2 }, ['✗ wrong_quantity items.0.quantity']],
  [
    'the places as quantity, a baby on a lap',
    { adults: 2, childAges: [1], quantity: 2 },
    [adults(2), 'Trẻ em: Dưới 2 tuổi: 1 × 0 (1 trẻ, miễn phí)', '= 4.000.000'],
  ],
  [
    'a child of each band',
    { adults: 2, childAges: [3, 7, 10] },
    [
      adults(2),
      'Trẻ em: Từ 2 đến 4 tuổi: 1 × 600.000 (1 trẻ × 30% giá người lớn)',
      'Trẻ em: Từ 5 đến 10 tuổi: 2 × 1.500.000 (2 trẻ × 75% giá người lớn)',
      '= 7.600.000',
    ],
  ],
  ['a child beyond the bands pays as an adult', { adults: 1, childAges: [11] }, [adults(2), '= 4.000.000']],
  [
    'a weekend departure',
    { adults: 2, from: '2026-12-05', childAges: [6] },
    [
      'Người lớn: Ghế tiêu chuẩn: 2 × 2.000.000 (2 người lớn, T7, 05/12/2026)',
      'Cuối tuần: 2 × 310.000 (2 người lớn: T7, 05/12)',
      'Trẻ em: Từ 5 đến 10 tuổi: 1 × 1.733.000 (1 trẻ × 75% giá người lớn)',
      '= 6.353.000',
    ],
  ],
  [
    'a single room',
    { adults: 3, options: { singles: 1 } },
    [adults(3), 'Phụ thu phòng đơn: 1 × 650.000 (1 khách ở riêng)', '= 6.650.000'],
  ],
  [
    'more single rooms than adults',
    { adults: 1, options: { singles: 2 } },
    ['✗ no_single items.0.options.singles'],
  ],
  [
    'a pick-up for all who have a seat',
    { adults: 2, childAges: [1, 4], options: { extras: [{ code: 'san-bay-noi-bai' }] } },
    [
      adults(2),
      'Trẻ em: Dưới 2 tuổi: 1 × 0 (1 trẻ, miễn phí)',
      'Trẻ em: Từ 2 đến 4 tuổi: 1 × 600.000 (1 trẻ × 30% giá người lớn)',
      'Đón tại sân bay Nội Bài lúc 05:00: 3 × 120.000 (3 khách)',
      '= 4.960.000',
    ],
  ],
  [
    'a pick-up without a fee stands on the bill',
    { adults: 1, options: { extras: [{ code: 'nha-hat-lon' }] } },
    [adults(1), 'Đón tại Nhà hát Lớn lúc 06:00: 1 × 0 (1 khách)', '= 2.000.000'],
  ],
  [
    'two pick-ups',
    { adults: 1, options: { extras: [{ code: 'nha-hat-lon' }, { code: 'san-bay-noi-bai' }] } },
    ['✗ one_extra items.0.options.extras.1.code'],
  ],
  [
    'an unknown pick-up',
    { adults: 1, options: { extras: [{ code: 'san-bay-vinh' }] } },
    ['✗ unknown_extra items.0.options.extras.0.code'],
  ],
  ['children alone', { adults: 0, childAges: [8, 9] }, ['✗ no_adult items.0.adults']],
  ['nobody', {}, ['✗ no_adult items.0.adults']],
  ['more adults than one booking takes', { adults: 11 }, ['✗ group_too_large items.0.adults']],
  [
    'more guests than the group takes',
    { adults: 8, childAges: [3, 3, 3, 3, 3] },
    ['✗ group_too_large items.0.adults'],
  ],
  ['an extra bed', { adults: 2, options: { extraBeds: 1 } }, ['✗ no_extra_bed items.0.options.extraBeds']],
  ['a day without departure', { adults: 2, from: '2026-12-02' }, ['✗ closed items.0.from']],
  ['a closed departure', { adults: 2, from: '2026-12-08' }, ['✗ closed items.0.from']],
  ['more than are left', { adults: 4, from: '2026-12-30' }, ['✗ sold_out items.0.from']],
  [
    'a lap child takes none of the last seats',
    { adults: 3, childAges: [0], from: '2026-12-30' },
    [
      'Người lớn: Ghế tiêu chuẩn: 3 × 2.000.000 (3 người lớn, T4, 30/12/2026)',
      'Trẻ em: Dưới 2 tuổi: 1 × 0 (1 trẻ, miễn phí)',
      '= 6.000.000',
    ],
  ],
])('a tour: %s', (_, item, story) => {
  expect(tell(ask([{ from, ...item }], facts))).toEqual(story);
});

test('a departure that has left is past, even on its own day', () => {
  const item = { from, adults: 2 };
  expect(ask([item], facts, { at: new Date('2026-11-30T23:29:00Z') }).ok).toBe(true);
  expect(tell(ask([item], facts, { at: new Date('2026-11-30T23:30:00Z') }))).toEqual(['✗ past items.0.from']);
});

test('a tour over New Year: three days, two tax rates, one departure reserved', () => {
  const result = ask([{ from: '2026-12-30', adults: 3 }], facts);
  if (!result.ok) throw new Error(result.reason);
  const { quote } = result;
  expect(quote.taxes).toEqual([
    { percent: 8, grossVnd: 4_000_000, amountVnd: 296_296 },
    { percent: 10, grossVnd: 2_000_000, amountVnd: 181_818 },
  ]);
  expect(quote.demand).toEqual([{ unitId: 1, day: '2026-12-30', quantity: 3 }]);
  expect(quote.items[0]).toMatchObject({
    startsAt: '2026-12-29T23:30:00.000Z',
    to: '2027-01-01',
    endsOn: '2027-01-01',
    nights: 2,
    confirmation: 'instant',
    answerMinutes: 120,
  });
});

test.each([
  ['half now while there is time', '2026-11-21T03:00:00Z', '2026-12-30', 3_000_000, '2026-12-15'],
  ['the rest still on the last day for it', '2026-12-15T10:00:00Z', '2026-12-30', 3_000_000, '2026-12-15'],
  ['everything when that day has passed', '2026-12-15T17:00:00Z', '2026-12-30', 6_000_000, null],
  ['everything for a near departure', '2026-11-21T03:00:00Z', '2026-12-01', 6_000_000, null],
])('a deposit: %s', (_, at, day, dueNow, balanceDueOn) => {
  const plan = planOf({ payMode: 'deposit' });
  const deposits = factsOf([{ ...tour, plans: [plan] }], days);
  const result = ask([{ from: day, adults: 3 }], deposits, { at: new Date(at) });
  expect(result.ok && result.quote).toMatchObject({
    dueNow,
    balanceDueOn,
    items: [{ dueNow, balanceDueOn }],
  });
});

const parkDetails = {
  openHours: [{ days: 'Hằng ngày', from: '07:30', to: '21:00' }],
  validityDays: 1,
  openWeekdays: [1, 2, 3, 4, 5, 6, 7],
  childPolicy: [
    { fromAge: 0, toAge: 3, fromCm: 0, toCm: 100, label: 'Dưới 1 m', amountVnd: 0, takesPlace: false },
    { fromAge: 4, toAge: 9, fromCm: 100, toCm: 140, label: 'Từ 1 m đến dưới 1,4 m', amountVnd: 700_000 },
  ],
};
const park = unitOf('attraction', parkDetails, { ...seats, unitTitle: 'Vé cáp treo' });
const ticket = (count: number) =>
  `Người lớn: Vé cáp treo: ${count} × 1.000.000 (${count} người lớn, T3, 01/12/2026)`;
const small = (count: number) => `Trẻ em: Dưới 1 m: ${count} × 0 (${count} trẻ, miễn phí)`;
const middle = (count: number) => `Trẻ em: Từ 1 m đến dưới 1,4 m: ${count} × 700.000 (${count} trẻ)`;

test.each<[string, number[], number[] | undefined, string[], number]>([
  ['by age where no height is given', [3, 8], undefined, [ticket(1), small(1), middle(1)], 2],
  ['a tall child of three needs a ticket', [3], [101], [ticket(1), middle(1)], 2],
  ['a small child of eight needs none', [8], [99], [ticket(1), small(1)], 1],
  ['exactly one metre is measured as one metre', [5], [100], [ticket(1), middle(1)], 2],
  ['from 1,4 m a child is an adult', [9], [140], [ticket(2)], 2],
  ['139 cm at fifteen is a child', [15], [139], [ticket(1), middle(1)], 2],
  ['heights stay with their ages', [10, 2], [120, 85], [ticket(1), small(1), middle(1)], 2],
  ['fifteen without a height is an adult', [15], undefined, [ticket(2)], 2],
])('a park that measures children: %s', (_, childAges, childHeightsCm, lines, places) => {
  const result = ask(
    [{ from, adults: 1, childAges, options: { childHeightsCm } }],
    factsOf([park], daysOf(from, 3)),
  );
  expect(tell(result).slice(0, -1)).toEqual(lines);
  expect(result.ok && result.quote.demand).toEqual([{ unitId: 1, day: from, quantity: places }]);
});

test.each<[string, number, number, boolean]>([
  ['thirty centimetres at ten', 10, 30, false],
  ['a metre at ten', 10, 99, false],
  ['a small ten-year-old', 10, 110, true],
  ['a tall three-year-old', 3, 118, true],
  ['a newborn of 98 cm', 0, 98, false],
  ['two metres at eight', 8, 200, false],
])('S-25: %s', (_, age, cm, isPossible) => {
  const result = ask(
    [{ from, adults: 1, childAges: [age], options: { childHeightsCm: [cm] } }],
    factsOf([park], daysOf(from, 3)),
  );
  expect(result.ok).toBe(isPossible);
  if (!result.ok)
    expect(result).toMatchObject({ reason: 'wrong_height', field: 'items.0.options.childHeightsCm' });
});

test('a ticket with an entry hour is past then; one for the whole day is sold until its last gate closes', () => {
  const at = new Date('2026-12-01T02:00:00Z');
  const slot = unitOf('attraction', parkDetails, { ...seats, unitDetails: { entryAt: '08:45' } });
  const wanted = [{ from, adults: 1 }];
  expect(tell(ask(wanted, factsOf([slot], daysOf(from, 1)), { at }))).toEqual(['✗ past items.0.from']);
  expect(ask(wanted, factsOf([park], daysOf(from, 1)), { at }).ok).toBe(true);
  const evening = { at: new Date('2026-12-01T14:00:00Z') };
  expect(tell(ask(wanted, factsOf([park], daysOf(from, 1)), evening))).toEqual(['✗ past items.0.from']);
  const open = (openHours: object[], validityDays = 1) =>
    factsOf([unitOf('attraction', { ...parkDetails, openHours, validityDays }, seats)], daysOf(from, 1));
  const late = { days: 'Thứ bảy', from: '17:00', to: '22:30' };
  const night = { days: 'Thứ bảy', from: '17:00', to: '01:00' };
  expect(
    ask(wanted, open([...parkDetails.openHours, late]), evening).ok,
    'another day may have later hours',
  ).toBe(true);
  expect(ask(wanted, open([...parkDetails.openHours, night]), evening).ok, 'after midnight').toBe(true);
  expect(ask(wanted, open(parkDetails.openHours, 2), evening).ok, 'it can be used on the next day, too').toBe(
    true,
  );
});

const classDetails = {
  ageMin: 6,
  groupMin: 2,
  groupMax: 6,
  weekdays: [2],
  childPolicy: [{ fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', percent: 70 }],
  extras: [
    { code: 'anh', label: 'Bộ ảnh in', priceVnd: 150_000, per: 'booking' },
    { code: 'don', label: 'Đón tại khách sạn', priceVnd: 50_000, per: 'person' },
  ],
};
const lesson = unitOf('experience', classDetails, {
  ...seats,
  unitTitle: 'Buổi sáng',
  unitDetails: { startsAt: '08:30' },
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['one guest is too few', { adults: 1 }, ['✗ group_too_small items.0.adults']],
  ['seven are too many', { adults: 7 }, ['✗ group_too_large items.0.adults']],
  [
    'extras by the head and by the booking',
    { adults: 1, childAges: [9], options: { extras: [{ code: 'don' }, { code: 'anh', quantity: 2 }] } },
    [
      'Người lớn: Buổi sáng: 1 × 1.000.000 (1 người lớn, T3, 01/12/2026)',
      'Trẻ em: Từ 6 đến 11 tuổi: 1 × 700.000 (1 trẻ × 70% giá người lớn)',
      'Đón tại khách sạn: 2 × 50.000 (2 khách)',
      'Bộ ảnh in: 2 × 150.000 (2 lượt cho cả đơn)',
      '= 2.100.000',
    ],
  ],
  ['somebody too young', { adults: 1, childAges: [5] }, ['✗ too_young items.0.childAges']],
  [
    'the same extra twice',
    { adults: 2, options: { extras: [{ code: 'anh' }, { code: 'anh' }] } },
    ['✗ one_extra items.0.options.extras.1.code'],
  ],
])('an experience: %s', (_, item, story) => {
  expect(tell(ask([{ from, ...item }], factsOf([lesson], daysOf(from, 3))))).toEqual(story);
});
