import { expect, test } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { shareCancellation } from './share-cancellation.ts';

const line = (amountVnd: number, dueNowVnd: number, feeVnd: number) => ({ amountVnd, dueNowVnd, feeVnd });

test('what is paid in full comes back line by line, less the fee of each', () => {
  expect(
    shareCancellation([line(10_855_000, 10_855_000, 5_427_500), line(2_850_000, 2_850_000, 0)], 13_705_000),
  ).toEqual([
    { paidVnd: 10_855_000, backVnd: 5_427_500 },
    { paidVnd: 2_850_000, backVnd: 2_850_000 },
  ]);
});

test('of a deposit a fee takes what was paid for its line, and then what was paid for the others', () => {
  const lines = [line(10_000_000, 3_000_000, 5_000_000), line(4_000_000, 4_000_000, 0)];
  expect(shareCancellation(lines, 7_000_000)).toEqual([
    { paidVnd: 3_000_000, backVnd: 0 },
    { paidVnd: 4_000_000, backVnd: 2_000_000 },
  ]);
  expect(shareCancellation([line(10_000_000, 3_000_000, 10_000_000)], 3_000_000)).toEqual([
    { paidVnd: 3_000_000, backVnd: 0 },
  ]);
});

test('parts add up to what was paid and to what all fees leave of it, and none is below zero', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const lines = Array.from({ length: 1 + random.below(5) }, () => {
      const amountVnd = random.below(9_000_000);
      return line(amountVnd, random.below(amountVnd + 1), random.below(amountVnd + 1));
    });
    const sum = (of: (one: (typeof lines)[number]) => number) => lines.reduce((all, one) => all + of(one), 0);
    const paidVnd = random.below(sum(({ amountVnd }) => amountVnd) + 1);
    const shared = shareCancellation(lines, paidVnd);
    expect(shared.reduce((all, one) => all + one.paidVnd, 0)).toBe(paidVnd);
    expect(shared.reduce((all, one) => all + one.backVnd, 0)).toBe(
      Math.max(0, paidVnd - sum(({ feeVnd }) => feeVnd)),
    );
    for (const { paidVnd: paid, backVnd } of shared) {
      expect(backVnd).toBeGreaterThanOrEqual(0);
      expect(backVnd).toBeLessThanOrEqual(paid);
    }
  }
});
