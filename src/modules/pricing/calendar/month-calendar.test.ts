import { expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { dayOf, planOf, factsOf as quoteFactsOf, unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import type { DayFacts, PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { addDays, instantInVietnam, nightsOf } from '#platform/time/days.ts';
import { monthCalendar } from './month-calendar.ts';
import { openWeekdays } from './open-weekdays.ts';
import { unitStarts } from './unit-starts.ts';

const span = { from: '2026-12-01', to: '2026-12-08', now: instantInVietnam('2026-11-21', '10:00') };
const rowsOf = (unitId: number, places: number, fields: Partial<DayFacts> = {}): DayFacts[] =>
  nightsOf('2026-12-01', '2026-12-20').map((day) => dayOf(day, { unitId, places, ...fields }));

interface Sold {
  kind?: KindName;
  details?: object;
  units?: Partial<UnitFacts>[];
  plans?: PlanFacts[];
  days?: DayFacts[];
  holidays?: QuoteFacts['holidays'];
  vehicles?: { from: string; to: string }[][];
}
const factsOf = ({ kind = 'hotel', details = {}, plans = [planOf()], ...sold }: Sold): QuoteFacts =>
  quoteFactsOf(
    (sold.units ?? [{}]).map((unit) =>
      unitOf(kind, { childPolicy: [], ...details }, { maxOccupancy: 7, plans, ...unit }),
    ),
    sold.days ?? rowsOf(1, 5),
    {
      holidays: sold.holidays ?? [],
      fleets: [
        { productId: 1, vehicles: (sold.vehicles ?? []).map((busy, index) => ({ id: index + 1, busy })) },
      ],
    },
  );
const without = (rows: DayFacts[], ...days: string[]) => rows.filter((row) => !days.includes(row.day));
/** 'day left price' of the days that are on sale. */
const onSale = (facts: QuoteFacts) =>
  monthCalendar(facts, span)
    .filter((row) => !row.closed)
    .map((row) => `${row.day.slice(8)}: ${row.left} ${row.priceVnd}`);

test('the cheapest days are marked, holidays named', () => {
  const days = rowsOf(1, 5).map((row) => (row.day < '2026-12-03' ? row : { ...row, priceVnd: 900_000 }));
  days[4] = { ...(days[4] as DayFacts), places: 0 };
  const holidays = [
    { group: 'le-hoi', title: 'Lễ hội', from: '2026-12-02', to: '2026-12-03', isPublic: false },
  ];
  expect(
    monthCalendar(factsOf({ days, holidays }), span).map(({ priceVnd, isCheapest, holiday }) => [
      priceVnd,
      isCheapest,
      holiday,
    ]),
  ).toEqual([
    [1_000_000, false, null],
    [1_000_000, false, 'Lễ hội'],
    [900_000, true, 'Lễ hội'],
    [900_000, true, null],
    [null, false, null],
    [900_000, true, null],
    [900_000, true, null],
  ]);
});

test('the cheapest bookable plan sets the price', () => {
  const plans = [planOf(), planOf({ id: 2, pricePercent: 80, priceDeltaVnd: 50_000, advanceDays: 14 })];
  const starts = unitStarts(factsOf({ plans }), span);
  expect(starts.slice(0, 5).map(({ priceVnd, ratePlanId }) => [priceVnd, ratePlanId])).toEqual([
    [1_000_000, 1],
    [1_000_000, 1],
    [1_000_000, 1],
    [1_000_000, 1],
    [850_000, 2],
  ]);
  expect(onSale(factsOf({ plans: [planOf({ advanceDays: 15 })] }))).toEqual([
    '06: 5 1000000',
    '07: 5 1000000',
  ]);
});

const sailing = { nights: 2, days: 3, sailingWeekdays: [2, 4, 6], transfers: [], mandatoryFees: [] };
const cruise = (days: DayFacts[]) => factsOf({ kind: 'cruise', details: sailing, days });

test.each<[string, DayFacts[], string[]]>([
  ['on its weekdays', rowsOf(1, 5), ['01: 5 1000000', '03: 5 1000000', '05: 5 1000000']],
  [
    'with what its fuller night leaves',
    rowsOf(1, 5).map((row) => (row.day === '2026-12-04' ? { ...row, places: 2 } : row)),
    ['01: 5 1000000', '03: 2 1000000', '05: 5 1000000'],
  ],
  [
    'not when the second night is missing',
    without(rowsOf(1, 5), '2026-12-02'),
    ['03: 5 1000000', '05: 5 1000000'],
  ],
  [
    'not when the second night is closed',
    rowsOf(1, 5).map((row) => (row.day === '2026-12-06' ? { ...row, closed: true } : row)),
    ['01: 5 1000000', '03: 5 1000000'],
  ],
  [
    'sold out where a night is',
    rowsOf(1, 5).map((row) => (row.day === '2026-12-06' ? { ...row, places: 0 } : row)),
    ['01: 5 1000000', '03: 5 1000000', '05: 0 null'],
  ],
])('a sailing of two nights starts %s', (_, days, expected) => {
  expect(onSale(cruise(days))).toEqual(expected);
});

test.each([
  ['cruise', sailing, [2, 3, 4, 5, 6, 7]],
  ['cruise', { ...sailing, nights: 1 }, [2, 4, 6]],
  ['cruise', { ...sailing, sailingWeekdays: [7] }, [1, 7]],
  ['tour', { departureWeekdays: [5] }, [5]],
  ['hotel', {}, null],
] as const)('a %s with %j needs inventory on %j', (kind, details, expected) => {
  expect(openWeekdays(kind, details)).toEqual(expected);
});

const bundle = {
  pricedPer: 'person',
  paxIncluded: 1,
  minQuantity: 1,
  saleFrom: '2026-11-01',
  saleTo: '2027-12-31',
  advanceBookingDays: 0,
  surcharges: [],
  openDated: false,
  nights: 2,
  useFrom: '2026-12-02',
  useTo: '2026-12-06',
  blackouts: [{ from: '2026-12-05', to: '2026-12-05', reason: 'Tiệc riêng' }],
};
const combo = (components: UnitFacts['components'], along: DayFacts[], details: object = {}) =>
  factsOf({
    kind: 'combo',
    details: { ...bundle, ...details },
    units: [{ components, maxAdults: 2 }],
    days: [...rowsOf(1, 10), ...along],
  });
const room = { unitId: 7, fromDay: 0, days: 2, per: 'room' as const, quantity: 1 };
const ticket = { unitId: 8, fromDay: 1, days: 1, per: 'person' as const, quantity: 1 };

test.each<[string, QuoteFacts, string[]]>([
  [
    'in its window, no night in a blackout',
    combo([], []),
    ['02: 10 1000000', '03: 10 1000000', '06: 10 1000000'],
  ],
  [
    'as many as rooms for two each allow',
    combo([room], rowsOf(7, 3)),
    ['02: 6 1000000', '03: 6 1000000', '06: 6 1000000'],
  ],
  [
    'as many as rooms where a pack is for two',
    combo([room], rowsOf(7, 3), { pricedPer: 'two' }),
    ['02: 3 1000000', '03: 3 1000000', '06: 3 1000000'],
  ],
  [
    'as many as tickets, too',
    combo([room, ticket], [...rowsOf(7, 9), ...rowsOf(8, 5)]),
    ['02: 5 1000000', '03: 5 1000000', '06: 5 1000000'],
  ],
  [
    'not where a room is sold out on the second night',
    combo(
      [room],
      rowsOf(7, 3).map((row) => (row.day === '2026-12-04' ? { ...row, places: 0 } : row)),
    ),
    ['02: 6 1000000', '03: 0 null', '06: 6 1000000'],
  ],
  [
    'not where a room is closed',
    combo(
      [room],
      rowsOf(7, 3).map((row) => (row.day === '2026-12-02' ? { ...row, closed: true } : row)),
    ),
    ['02: 0 null', '03: 6 1000000', '06: 6 1000000'],
  ],
])('a combo is available %s', (_, facts, expected) => {
  expect(onSale(facts)).toEqual(expected);
});

test('a blackout gives its reason on each day whose nights touch it', () => {
  const days = monthCalendar(combo([], []), span);
  expect(days.map((row) => row.blackout)).toEqual([null, null, null, 'Tiệc riêng', 'Tiệc riêng', null, null]);
});

const busy = (from: string, to: string) => ({
  from: new Date(`${from}:00+07:00`).toISOString(),
  to: new Date(`${to}:00+07:00`).toISOString(),
});

test.each<[string, NonNullable<Sold['vehicles']>, number]>([
  ['none taken', [[], []], 2],
  ['one taken for a trip', [[busy('2026-12-01T08:00', '2026-12-01T12:00')], []], 2],
  ['one away all day', [[busy('2026-11-30T20:00', '2026-12-02T09:00')], []], 1],
  ['one away from midnight to midnight', [[busy('2026-12-01T00:00', '2026-12-02T00:00')]], 0],
  [
    'one away by two trips in a row',
    [[busy('2026-11-30T23:00', '2026-12-01T11:00'), busy('2026-12-01T11:00', '2026-12-02T01:00')]],
    0,
  ],
  [
    'one free between two trips',
    [[busy('2026-11-30T23:00', '2026-12-01T11:00'), busy('2026-12-01T11:30', '2026-12-02T01:00')]],
    1,
  ],
])('of a fleet: %s', (_, vehicles, left) => {
  const units = [1, 2].map((unitId) => ({ unitId }));
  const details = {
    mode: 'airport-transfer',
    turnaroundMinutes: 0,
    nightPercent: 0,
    freeWaitMinutes: 0,
    extras: [],
  };
  const days = [...rowsOf(1, 1), ...rowsOf(2, 1)];
  const [first] = monthCalendar(factsOf({ kind: 'car', details, units, days, vehicles }), span);
  expect(first).toMatchObject({ left, priceVnd: left > 0 ? 1_000_000 : null });
});

test('a day without a row or without a price is not on sale', () => {
  expect(onSale(factsOf({ days: without(rowsOf(1, 5), addDays(span.from, 1)) }))).toHaveLength(6);
  expect(onSale(factsOf({ days: rowsOf(1, 5, { priceVnd: null, listVnd: null }) }))).toEqual([]);
});

test('a day whose conditions can no longer be met says so', () => {
  const asks: Record<string, Partial<DayFacts>> = {
    '2026-12-01': { releaseDays: 11 },
    '2026-12-02': { releaseDays: 11 },
    '2026-12-03': { maxStay: 2 },
    '2026-12-04': { closedToArrival: true },
    '2026-12-05': { closed: true },
  };
  const days = rowsOf(1, 5).map((row) => ({ ...row, ...asks[row.day] }));
  const describeMonth = (plans: PlanFacts[]) =>
    monthCalendar(factsOf({ days, plans }), span)
      .slice(0, 5)
      .map(({ closed, why }) => [closed, why]);
  expect(describeMonth([planOf()])).toEqual([
    [true, 'cần đặt trước 11 ngày'],
    [false, null],
    [false, null],
    [true, 'không nhận khách đến'],
    [true, null],
  ]);
  expect(describeMonth([planOf({ minStay: 3 })])[2], 'a plan that wants more nights than the day').toEqual([
    true,
    'ở tối đa 2 đêm',
  ]);
  const two = factsOf({ units: [{}, { unitId: 2 }], days: [...days, ...rowsOf(2, 5)] });
  expect(monthCalendar(two, span)[0], 'another unit can be had').toMatchObject({ closed: false, why: null });
});
