import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { nightsOf } from '#platform/time/days.ts';
import { makeQuote } from '../quote.ts';
import { dayOf, factsOf, planOf, unitOf } from './facts.test-data.ts';
import type { PlanFacts, UnitFacts } from './quote-facts.ts';

const now = new Date('2026-12-20T03:00:00Z');
const thousand = (max: number) => fc.integer({ min: 0, max }).map((count) => count * 1000);

const childPolicy = [
  { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', amountVnd: 0 },
  { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', percent: 30 },
  { fromAge: 12, toAge: 15, label: 'Từ 12 tuổi', amountVnd: 450_000 },
];
const hotelOf = (plans: PlanFacts[], details: Record<string, unknown> = {}) =>
  unitOf('hotel', { childPolicy, extraBedVnd: 300_000, ...details }, { plans });

test('for any prices, plan and party: lines, days, tax and required inventory agree', () => {
  const days = nightsOf('2026-12-25', '2027-01-08');
  const night = fc.record({ price: thousand(9000), weekend: thousand(500), deal: thousand(400) });
  const input = fc.record({
    nights: fc.array(night, { minLength: days.length, maxLength: days.length }),
    from: fc.nat(6),
    length: fc.integer({ min: 1, max: 7 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    extraBeds: fc.nat(1),
    childAges: fc.array(fc.nat(15), { maxLength: 2 }),
    pricePercent: fc.integer({ min: 50, max: 130 }),
    priceDeltaVnd: fc.integer({ min: -100, max: 900 }).map((count) => count * 1000),
    payMode: fc.constantFrom('prepay' as const, 'deposit' as const, 'office' as const),
  });
  fc.assert(
    fc.property(input, ({ nights, from, length, quantity, extraBeds, childAges, ...plan }) => {
      const rows = days.map((day, index) => {
        const { price, weekend, deal } = nights[index] as { price: number; weekend: number; deal: number };
        const reasons = [
          { label: 'Cuối tuần', amountVnd: weekend },
          { label: 'Ưu đãi', amountVnd: -deal },
        ].filter((reason) => reason.amountVnd !== 0);
        return { ...dayOf(day, { priceVnd: Math.max(0, price + weekend - deal) }), reasons };
      });
      const facts = factsOf([hotelOf([planOf(plan)])], rows);
      const stay = rows.slice(from, from + length);
      const [first, last] = [stay[0]?.day as string, rows[from + length]?.day as string];
      const item = { unitId: 1, from: first, to: last, quantity, adults: quantity, childAges };
      const result = makeQuote(
        quoteRequest.parse({ items: [{ ...item, options: { extraBeds } }] }),
        facts,
        now,
      );
      if (!result.ok) throw new Error(result.reason);
      const { quote } = result;
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(quote.lines.map((line) => line.amount))).toBe(quote.total);
      expect(quote.lines.every((line) => line.quantity * line.unitPrice === line.amount)).toBe(true);
      expect(sum(quote.taxes.map((tax) => tax.grossVnd))).toBe(quote.total);
      const rooms = sum(stay.map((row) => planPrice(row.priceVnd ?? 0, { ...planOf(), ...plan }))) * quantity;
      expect(quote.total).toBeGreaterThanOrEqual(rooms + extraBeds * 300_000 * length);
      expect(quote.dueNow).toBeLessThanOrEqual(quote.total);
      expect(quote.demand.map((row) => row.quantity)).toEqual(Array(length).fill(quantity));
      expect(quote.cancellation.every((tier) => tier.refundAmount <= quote.total)).toBe(true);
    }),
  );
});

const days = nightsOf('2026-12-28', '2027-01-02').map((day, index) =>
  dayOf(day, { priceVnd: 1_000_000 + index * 100_000 }),
);
const ask = (fields: object, facts = factsOf([hotelOf([planOf()])], days)) => {
  const item = { unitId: 1, from: '2026-12-28', to: '2026-12-30', quantity: 1, adults: 2, ...fields };
  return makeQuote(quoteRequest.parse({ items: [item] }), facts, now);
};

test('a child may pay a share of the adult price, rounded for each night', () => {
  const result = ask({ childAges: [7] });
  expect(result.ok && result.quote.lines.at(-1)).toMatchObject({
    label: 'Trẻ em: Từ 6 đến 11 tuổi',
    quantity: 1,
    amount: 150_000 + 165_000,
  });
});

test('a child outside every age band counts as an adult', () => {
  expect(ask({ adults: 1, childAges: [16] }).ok).toBe(true);
  expect(ask({ adults: 2, childAges: [16] })).toMatchObject({ reason: 'too_many_guests' });
  expect(
    ask({ adults: 2, childAges: [7] }, factsOf([hotelOf([planOf()], { childPolicy: [] })], days)),
  ).toMatchObject({
    reason: 'too_many_guests',
  });
});

test('the deposit is the share in the terms, in whole thousands', () => {
  const deposit = (terms: UnitFacts['terms']['deposit']) => {
    const unit = hotelOf([planOf({ payMode: 'deposit' })]);
    const result = ask(
      {},
      factsOf([{ ...unit, terms: { ...unit.terms, ...(terms && { deposit: terms }) } }], days),
    );
    return result.ok && result.quote.dueNow;
  };
  expect(deposit({ percent: 33, balanceDays: 3 })).toBe(693_000);
  expect(deposit(undefined)).toBe(630_000);
  expect(deposit({ percent: 100, balanceDays: 3 })).toBe(2_100_000);
});
