import { expect, test } from 'vitest';
import { bestTier, cancellationTiers, mergeCancellation } from './cancellation-tiers.ts';
import { refundQuote } from './refund-quote.ts';

const tiers = [
  { daysBefore: 0, refundPercent: 0 },
  { daysBefore: 7, refundPercent: 100 },
  { daysBefore: 3, refundPercent: 50 },
];
const firstOn = '2026-12-20';
const now = new Date('2026-11-21T03:00:00Z');

test('tiers run from the earliest and end at 12:00 in Vietnam', () => {
  expect(cancellationTiers(tiers, { firstOn, totalVnd: 3_000_001, now })).toEqual([
    { until: '2026-12-13T05:00:00.000Z', refundPercent: 100, refundAmount: 3_000_001 },
    { until: '2026-12-17T05:00:00.000Z', refundPercent: 50, refundAmount: 1_500_001 },
    { until: '2026-12-20T05:00:00.000Z', refundPercent: 0, refundAmount: 0 },
  ]);
});

test('tiers that have passed at the time of purchase are not promised', () => {
  const late = cancellationTiers(tiers, {
    firstOn,
    totalVnd: 100,
    now: new Date('2026-12-13T05:00:00.001Z'),
  });
  expect(late.map((tier) => tier.refundPercent)).toEqual([50, 0]);
});

test('for several items the refund is the sum of their refunds at that time', () => {
  const step = (until: string, refundAmount: number) => ({ until, refundPercent: 0, refundAmount });
  const merged = mergeCancellation(
    [
      [step('2026-12-01T05:00:00.000Z', 600), step('2026-12-05T05:00:00.000Z', 300)],
      [step('2026-12-03T05:00:00.000Z', 400)],
    ],
    1000,
  );
  expect(merged).toEqual([
    { until: '2026-12-01T05:00:00.000Z', refundPercent: 100, refundAmount: 1000 },
    { until: '2026-12-03T05:00:00.000Z', refundPercent: 70, refundAmount: 700 },
    { until: '2026-12-05T05:00:00.000Z', refundPercent: 30, refundAmount: 300 },
  ]);
});

const cancellation = cancellationTiers(tiers, { firstOn, totalVnd: 1_000_000, now });
test.each([
  ['in the free time', '2026-12-01T00:00:00Z', 1_000_000, 1_000_000],
  ['at the last free moment', '2026-12-13T05:00:00.000Z', 1_000_000, 1_000_000],
  ['a moment later', '2026-12-13T05:00:00.001Z', 1_000_000, 500_000],
  ['in the last days', '2026-12-18T00:00:00Z', 1_000_000, 0],
  ['after arrival', '2026-12-21T00:00:00Z', 1_000_000, 0],
  ['with only a deposit paid, the fee comes out of it', '2026-12-15T00:00:00Z', 600_000, 100_000],
  ['with less paid than the fee, nothing more is asked for', '2026-12-15T00:00:00Z', 300_000, 0],
  ['with only a deposit paid, all of it in the free time', '2026-12-01T00:00:00Z', 300_000, 300_000],
  ['with nothing paid', '2026-12-01T00:00:00Z', 0, 0],
])('a cancellation %s', (_, at, paidVnd, refundVnd) => {
  const result = refundQuote({ cancellation, totalVnd: 1_000_000, paidVnd, now: new Date(at) });
  expect(result).toMatchObject({ refundVnd, feeVnd: paidVnd - refundVnd });
});

test('the best tier refunds most for longest; without a refund there is none', () => {
  const tier = (daysBefore: number, refundPercent: number) => ({ daysBefore, refundPercent });
  expect(bestTier([tier(1, 50), tier(7, 100), tier(3, 100)])).toEqual(tier(3, 100));
  expect(bestTier([tier(0, 0)])).toBeNull();
  expect(bestTier([])).toBeNull();
});
