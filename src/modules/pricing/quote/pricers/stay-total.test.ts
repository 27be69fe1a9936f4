import { expect, test } from 'vitest';
import type { SurchargeInput } from '#modules/catalog/kinds/sale-terms.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { noOptions } from '#modules/pricing/quote/default-wanted.ts';
import { dayOf, daysOf, factsOf, now, planOf, unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import { priceItem } from '#modules/pricing/quote/price-item.ts';
import type { BookingRule } from '#modules/pricing/quote/quote-facts.ts';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { stayTotal } from './stay-total.ts';

const details = {
  checkInFrom: '14:00',
  childPolicy: [
    { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', amountVnd: 0 },
    { fromAge: 0, toAge: 5, fromChild: 2, label: 'Bé thứ hai', amountVnd: 100_000 },
    { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', percent: 50 },
  ],
};
const surcharges: SurchargeInput[] = [
  { label: 'Cuối tuần', weekdays: [6], per: 'roomNight', amountVnd: 250_000 },
  { label: 'Tiệc giao thừa', on: '12-31', per: 'person', amountVnd: 900_000 },
];
const rules: BookingRule[] = [
  { kind: 'early-bird', label: 'Đặt sớm', percent: -10, amountVnd: 0, days: 30 },
  { kind: 'long-stay', label: 'Ở lâu', percent: -12, amountVnd: 0, nights: 4 },
];
const plans = [
  planOf(),
  planOf({ id: 2, pricePercent: 87, priceDeltaVnd: 50_000, minStay: 2, advanceDays: 20 }),
];
const first = '2026-11-20';
const days = daysOf(first, 60).map((row, index) => ({
  ...row,
  priceVnd: index % 13 === 12 ? null : 1_000_000 + (index % 5) * 137_000,
  closed: index % 11 === 7,
  closedToArrival: index % 9 === 4,
  closedToDeparture: index % 9 === 6,
  minStay: 1 + Number(index % 17 === 3),
  maxStay: index % 7 === 5 ? 1 + (index % 3) : 0,
  releaseDays: index % 8 === 6 ? (index % 5) * 11 : 0,
}));

/** Every stay of up to five nights within two months, with and without children: about five hundred of them are not available. */
test.each([
  ['with rules and surcharges', rules, surcharges],
  ['without', [], []],
])('a total is the sum of the lines of its item, or empty if it is refused: %s', (_, own, due) => {
  const size = { maxChildren: 3, maxOccupancy: 5 };
  const bare = unitOf('hotel', details, { ...size, plans, rules: own });
  const unit = { ...bare, terms: { ...bare.terms, surcharges: due } };
  const facts = factsOf([unit], days);
  const seen = { had: 0, refused: 0 };
  for (let at = 0; at < 54; at++) {
    for (const length of [0, 1, 2, 5]) {
      for (const [quantity, adults, childAges] of [
        [1, 2, []],
        [2, 3, [4, 5, 9]],
        [2, 1, []],
        [1, 3, [12]],
      ] as const) {
        const from = addDays(first, at);
        const stay = { from, to: addDays(from, length), quantity, adults, childAges: [...childAges] };
        for (const plan of plans) {
          const item = { ...stay, unitId: 1, ratePlanId: plan.id, options: noOptions };
          const priced = priceItem(item, facts, { field: 'items.0', now });
          const total = 'reason' in priced ? null : sumOf(priced.priced.lines, (line) => line.amount);
          const dates = { ...stay, nights: nightsOf(from, stay.to) };
          expect(stayTotal(dates, unit, plan, facts, now), JSON.stringify(item)).toBe(total);
          if (total === null) seen.refused++;
          else seen.had++;
        }
      }
    }
  }
  expect(seen.had).toBeGreaterThan(100);
  expect(seen.refused).toBeGreaterThan(500);
});

test('a child below the minimum age makes a stay unavailable', () => {
  const unit = unitOf('hotel', { ...details, childPolicy: [] });
  const adultsOnly = { ...unit, terms: { ...unit.terms, ageMin: 12 } };
  const facts = factsOf([adultsOnly], [dayOf('2026-12-01')]);
  const stay = { from: '2026-12-01', to: '2026-12-02', nights: ['2026-12-01'], quantity: 1, adults: 1 };
  expect(stayTotal({ ...stay, childAges: [11] }, adultsOnly, planOf(), facts, now)).toBeNull();
  expect(stayTotal({ ...stay, childAges: [12] }, adultsOnly, planOf(), facts, now)).toBe(1_000_000);
});
