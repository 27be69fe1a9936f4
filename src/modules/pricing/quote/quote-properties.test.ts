import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { addDays } from '#platform/time/days.ts';
import { ask, daysOf, factsOf, now, planOf, unitOf } from './facts.test-data.ts';
import type { BookingRule, PromotionFacts, QuoteFacts, UnitFacts } from './quote-facts.ts';
import type { Quote } from './quote-types.ts';

const childPolicy = [
  { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', percent: 0, takesPlace: false },
  { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', percent: 37 },
  { fromAge: 6, toAge: 11, fromChild: 2, label: 'Bé thứ hai', amountVnd: 123_456 },
];
const surcharges = [
  { label: 'Cuối tuần', weekdays: [5, 6], amountVnd: 111_000, per: 'roomNight' },
  { label: 'Tết Dương lịch', holiday: 'tet-duong', amountVnd: 222_000, per: 'person' },
];
const extras = [
  { code: 'don', label: 'Đón', priceVnd: 55_000, per: 'person' },
  { code: 'anh', label: 'Ảnh', priceVnd: 90_000, per: 'booking' },
];
const rules: BookingRule[] = [
  { kind: 'early-bird', label: 'Đặt sớm', percent: -13, amountVnd: 0, days: 20 },
  { kind: 'long-stay', label: 'Ở lâu', percent: 0, amountVnd: -333_000, nights: 2 },
];

/** One unit of each model of sale, with minimal details for its kind. */
const kinds: [KindName, Record<string, unknown>, Record<string, unknown>][] = [
  ['hotel', { childPolicy, extraBedVnd: 300_000 }, {}],
  [
    'tour',
    {
      days: 3,
      nights: 2,
      childPolicy,
      groupMax: 12,
      singleSupplementVnd: 400_000,
      depositPercent: 50,
      balanceDays: 10,
      pickups: [],
      departureWeekdays: [1],
    },
    {},
  ],
  [
    'cruise',
    {
      days: 3,
      nights: 2,
      childPolicy,
      singleSupplementPercent: 70,
      balanceDays: 15,
      transfers: [],
      sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
      mandatoryFees: [{ label: 'Gala', on: '12-31', amountVnd: 900_000 }],
    },
    {},
  ],
  [
    'combo',
    {
      days: 2,
      nights: 1,
      childPolicy,
      pricedPer: 'person',
      paxIncluded: 1,
      minQuantity: 1,
      surcharges,
      saleFrom: '2026-01-01',
      saleTo: '2027-12-31',
      useFrom: '2026-01-01',
      useTo: '2027-12-31',
      blackouts: [],
      advanceBookingDays: 0,
      openDated: false,
    },
    {},
  ],
  [
    'service',
    { depositPercent: 33, balanceDays: 7, extras },
    { includes: ['Mũ'], fewest: 1, most: 20, byDays: true },
  ],
  [
    'car',
    { mode: 'with-driver', turnaroundMinutes: 30, nightPercent: 25, freeWaitMinutes: 0, extras },
    { hours: 8 },
  ],
];
const units: UnitFacts[] = kinds.map(([kind, details, unitDetails], index) =>
  unitOf(kind, details, {
    unitId: index + 1,
    productId: index + 1,
    unitDetails,
    rules,
    maxAdults: 4,
    maxChildren: 4,
    maxOccupancy: 8,
    plans: [
      planOf({ id: 1, payMode: 'deposit' }),
      planOf({ id: 2, pricePercent: 83, priceDeltaVnd: 17_000 }),
      planOf({ id: 3, pricePercent: 60, priceDeltaVnd: -900_000 }),
    ],
  }),
);
const fleet = { productId: 6, vehicles: Array.from({ length: 200 }, (_, id) => ({ id, busy: [] })) };
const holidays = [
  { group: 'tet-duong', title: 'Tết Dương lịch', from: '2026-12-31', to: '2027-01-02', isPublic: true },
];

const wanted = fc.record({
  unitId: fc.integer({ min: 1, max: units.length }),
  ratePlanId: fc.integer({ min: 1, max: 3 }),
  offset: fc.nat(30),
  length: fc.integer({ min: 1, max: 4 }),
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.nat(11), { maxLength: 2 }),
  time: fc.constantFrom('03:00', '09:30', '22:15'),
});
const promotion = fc.option(
  fc.record({
    percent: fc.integer({ min: 0, max: 60 }),
    amountVnd: fc.integer({ min: 1, max: 20_000_000 }),
    mostVnd: fc.option(fc.integer({ min: 1, max: 900_000 })),
    kinds: fc.subarray(['hotel', 'tour', 'combo', 'car']),
  }),
);

type Wanted = typeof wanted extends fc.Arbitrary<infer W> ? W : never;

const itemOf = ({ offset, length, time, ...item }: Wanted) => {
  const from = addDays('2026-12-15', offset);
  return {
    ...item,
    from,
    to: addDays(from, length),
    quantity: item.unitId === 4 ? item.adults : 1,
    options: { time, extras: item.unitId > 4 ? [{ code: 'don' }, { code: 'anh' }] : [] },
  };
};

function factsWith(
  prices: number[],
  given: { percent: number; amountVnd: number; mostVnd: number | null; kinds: string[] } | null,
): QuoteFacts {
  const promo: PromotionFacts | null = given && {
    ...given,
    amountVnd: given.percent > 0 ? 0 : given.amountVnd,
    id: 1,
    code: 'MA',
    title: 'Mã',
    fromTotalVnd: 0,
    fromOn: '2026-01-01',
    toOn: '2027-12-31',
  };
  const days = units.flatMap((unit) =>
    daysOf('2026-12-01', 80, { unitId: unit.unitId, places: 500 }).map((row, index) => ({
      ...row,
      priceVnd: (prices[index % prices.length] ?? 0) * 1000,
    })),
  );
  return factsOf(units, days, { holidays, fleets: [fleet], promotion: promo });
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

function checkWhole(quote: Quote) {
  expect(sum(quote.lines.map((line) => line.amount))).toBe(quote.total);
  expect(quote.lines.every((line) => line.quantity * line.unitPrice === line.amount)).toBe(true);
  expect(quote.lines.every((line) => Number.isSafeInteger(line.amount) && line.label && line.reason)).toBe(
    true,
  );
  expect(sum(quote.items.map((item) => item.amount))).toBe(quote.total);
  expect(
    quote.items.every((item) => item.amount >= 0 && item.dueNow >= 0 && item.dueNow <= item.amount),
  ).toBe(true);
  expect(sum(quote.taxes.map((tax) => tax.grossVnd))).toBe(quote.total);
  expect(quote.dueNow).toBe(sum(quote.items.map((item) => item.dueNow)));
  expect(quote.cancellation.every((tier) => tier.refundAmount <= quote.total)).toBe(true);
  for (const item of quote.items) {
    expect((item.balanceDueOn === null) === (item.dueNow === item.amount)).toBe(true);
    expect(sum(item.lines.map((line) => line.amount))).toBe(item.amount);
  }
}

test('for any purchase the lines add up to the total, nothing is negative, and the order of items does not matter', () => {
  const prices = fc.array(fc.nat(4000), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.array(wanted, { minLength: 1, maxLength: 6 }),
      prices,
      promotion,
      (wishes, list, given) => {
        const items = wishes.map(itemOf);
        const facts = factsWith(list, given);
        const code = given && { promotionCode: 'MA' };
        const result = ask(items, facts, { at: now, ...code });
        const turned = ask(items.toReversed(), facts, { at: now, ...code });
        expect(turned.ok).toBe(result.ok);
        if (!result.ok || !turned.ok) return;
        checkWhole(result.quote);
        expect(turned.quote.total).toBe(result.quote.total);
        const texts = (quote: Quote) => quote.lines.map((line) => JSON.stringify(line)).sort();
        expect(texts(turned.quote)).toEqual(texts(result.quote));
        const demand = (quote: Quote) =>
          [...quote.demand, ...quote.vehicles].map((row) => JSON.stringify(row)).sort();
        expect(demand(turned.quote)).toEqual(demand(result.quote));
      },
    ),
    { numRuns: 300 },
  );
});

test('the required inventory is the sum of that of the items', () => {
  fc.assert(
    fc.property(fc.array(wanted, { minLength: 2, maxLength: 4 }), (wishes) => {
      const facts = factsWith([1500], null);
      const items = wishes.map(itemOf);
      const all = ask(items, facts);
      const alone = items.map((item) => ask([item], facts));
      if (!all.ok) return;
      const quotes = alone.flatMap((result) => (result.ok ? [result.quote] : []));
      expect(all.quote.demand).toEqual(quotes.flatMap((quote) => quote.demand));
      expect(all.quote.vehicles).toEqual(quotes.flatMap((quote) => quote.vehicles));
      expect(all.quote.total).toBe(sum(quotes.map((quote) => quote.total)));
    }),
  );
});
