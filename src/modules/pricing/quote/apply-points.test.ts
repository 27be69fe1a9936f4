import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { makeQuote } from '../quote.ts';
import { applyPoints, pointsOf } from './apply-points.ts';
import { daysOf, factsOf, now, unitOf } from './facts.test-data.ts';

test('points are allocated whole, not above the wish and not above the share of each price', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 90_000_000 }), { minLength: 1, maxLength: 6 });
  const wanted = fc.record({
    points: fc.nat(60_000),
    pointVnd: fc.integer({ min: 1, max: 50_000 }),
    mostPercent: fc.integer({ min: 0, max: 90 }),
  });
  fc.assert(
    fc.property(amounts, wanted, (prices, terms) => {
      const shares = applyPoints(terms, prices);
      const all = shares.reduce((sum, share) => sum + share, 0);
      const most = prices.map((price) => Math.floor((price * terms.mostPercent) / 100 / terms.pointVnd));
      expect(all).toBe(
        Math.min(
          terms.points,
          most.reduce((sum, count) => sum + count, 0),
        ),
      );
      shares.forEach((share, at) => {
        expect(Number.isInteger(share) && share >= 0).toBe(true);
        expect(share).toBeLessThanOrEqual(most[at] ?? 0);
      });
    }),
  );
});

test('points are deducted after the code, beside it, and the quote stays valid with them', () => {
  const promotion = {
    ...{ id: 5, code: 'CHAOHE', title: 'Chào hè', percent: 10, amountVnd: 0, mostVnd: null, fromTotalVnd: 0 },
    ...{ kinds: [], fromOn: '2026-11-01', toOn: '2026-11-30' },
  };
  const room = unitOf('hotel', { childPolicy: [] }, { unitTitle: 'Phòng' });
  const quoteAt = (priceVnd: number, promisedVnd?: number) => {
    const facts = factsOf([room], daysOf('2026-12-01', 10, { priceVnd }), { promotion });
    const stay = { unitId: 1, from: '2026-12-01', to: '2026-12-02', adults: 2 };
    const request = quoteRequest.parse({ items: [stay], promotionCode: 'CHAOHE' });
    const points = { points: 9_999, pointVnd: 1_000, mostPercent: 30 };
    const promised = promisedVnd === undefined ? undefined : { totalVnd: promisedVnd, at: now };
    const result = makeQuote(request, facts, now, { promised, points });
    if (!result.ok) throw new Error(result.reason);
    return result.quote;
  };
  const quote = quoteAt(1_000_000);
  expect(quote.lines.map(({ amount }) => amount)).toEqual([1_000_000, -100_000, -270_000]);
  expect([pointsOf(quote), quote.total, quote.dueNow]).toEqual([270, 630_000, 630_000]);
  expect(quote.taxes).toMatchObject([{ grossVnd: 630_000 }]);
  expect(quoteAt(1_100_000, 630_000).total, 'the price rose').toBe(630_000);
});
