import { expect, test } from 'vitest';
import type { PriceRule } from '#modules/pricing/day-price/price-rule.ts';
import { dealsBegan, proofWindow, struckPrice } from './struck-price.ts';

test.each([
  ['the list price where it was asked before', 1_000_000, 800_000, 1_000_000, 1_000_000],
  ['the lowest price before, when that was less', 1_000_000, 800_000, 900_000, 900_000],
  ['not more than the list price', 1_000_000, 800_000, 1_500_000, 1_000_000],
  ['nothing without a log', 1_000_000, 800_000, null, 800_000],
  ['nothing when it cost as little before', 1_000_000, 800_000, 800_000, 800_000],
  ['nothing when it cost less before', 1_000_000, 800_000, 700_000, 800_000],
  ['nothing without a deal', 800_000, 800_000, 900_000, 800_000],
])('the struck price is %s', (_, listVnd, finalVnd, lowestBeforeVnd, expected) => {
  expect(struckPrice({ listVnd, finalVnd, lowestBeforeVnd })).toBe(expected);
});

const deal = (from?: string, to = '2027-12-31'): PriceRule => ({
  kind: 'deal',
  label: 'Ưu đãi',
  from,
  to,
  percent: -10,
  amountVnd: 0,
});

test.each<[string, PriceRule[], string | null]>([
  ['a running deal', [deal('2026-11-01')], '2026-11-01'],
  ['the earlier of two', [deal('2026-11-10'), deal('2026-10-01')], '2026-10-01'],
  ['one that is over on that day', [deal('2026-11-01', '2026-11-30')], null],
  ['one that is still to come', [deal('2026-12-01')], null],
  ['one without a beginning', [deal(undefined), deal('2026-11-01')], null],
  ['none', [], null],
])('deals began: %s', (_, deals, expected) => {
  expect(dealsBegan(deals, { day: '2026-12-05', today: '2026-11-21' })).toBe(expected);
});

test('the evidence is the previous thirty days', () => {
  expect(proofWindow('2026-11-01')).toEqual({ from: '2026-10-02', to: '2026-10-31' });
});
