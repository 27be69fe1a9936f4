import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IncomingPayment, payoutLimits, planPayouts } from './plan-payouts.ts';

const million = 1_000_000;
const paid = (entryId: number, channel: IncomingPayment['channel'], amountVnd: number): IncomingPayment => ({
  entryId,
  channel,
  amountVnd,
  instrument: channel === 'bank_transfer' ? 'bank' : 'wallet',
  attemptId: channel === 'bank_transfer' ? null : `attempt-${entryId}`,
});
const plan = (
  payments: IncomingPayment[],
  amountVnd: number,
  earlier: { entryId: number | null; amountVnd: number }[] = [],
) =>
  planPayouts(payments, earlier, amountVnd, payoutLimits).map((payout) => [
    payout.channel,
    payout.entryId,
    payout.amountVnd,
  ]);

describe('a refund is paid', () => {
  test.each([
    ['all to the one payment', [paid(1, 'momo', 2 * million)], 2 * million, [], [['momo', 1, 2 * million]]],
    ['in part to the one payment', [paid(1, 'vnpay', 2 * million)], million, [], [['vnpay', 1, million]]],
    [
      'to the newest payment first',
      [paid(1, 'momo', 2 * million), paid(2, 'zalopay', 2 * million)],
      2 * million,
      [],
      [['zalopay', 2, 2 * million]],
    ],
    [
      'to earlier payments once the newest is used up',
      [paid(1, 'momo', 2 * million), paid(2, 'zalopay', million)],
      2.5 * million,
      [],
      [
        ['zalopay', 2, million],
        ['momo', 1, 1.5 * million],
      ],
    ],
    [
      'up to the amount of a payment less its refunds',
      [paid(1, 'momo', 2 * million), paid(2, 'momo', million)],
      million,
      [{ entryId: 2, amountVnd: 600_000 }],
      [
        ['momo', 2, 400_000],
        ['momo', 1, 600_000],
      ],
    ],
    [
      'by transfer where the method cannot refund',
      [paid(1, 'bank_transfer', million)],
      million,
      [],
      [['bank_transfer', 1, million]],
    ],
    ['by transfer for what no known payment brought', [], million, [], [['bank_transfer', null, million]]],
    [
      'in parts where the provider limits the amount',
      [paid(1, 'momo', 120 * million)],
      120 * million,
      [],
      [
        ['momo', 1, 50 * million],
        ['momo', 1, 50 * million],
        ['momo', 1, 20 * million],
      ],
    ],
    [
      'in parts that are never too small',
      [paid(1, 'momo', 60 * million)],
      50 * million + 300,
      [],
      [
        ['momo', 1, 50 * million - 700],
        ['momo', 1, 1_000],
      ],
    ],
    [
      'by transfer where it is too small for the provider',
      [paid(1, 'momo', million)],
      900,
      [],
      [['bank_transfer', 1, 900]],
    ],
    ['back to credit', [paid(1, 'credit', million)], million, [], [['credit', 1, million]]],
  ] as const)('%s', (_, payments, amountVnd, earlier, expected) => {
    expect(plan([...payments], amountVnd, [...earlier])).toEqual(expected);
  });
});

test('adds up, keeps to what payments brought and to limits, whatever was paid and refunded', () => {
  const payment = fc.record({
    channel: fc.constantFrom<IncomingPayment['channel']>('vnpay', 'momo', 'zalopay', 'bank_transfer'),
    amountVnd: fc.integer({ min: 1, max: 160 * million }),
    backVnd: fc.integer({ min: 0, max: 160 * million }),
  });
  fc.assert(
    fc.property(
      fc.array(payment, { maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (made, share) => {
        const payments = made.map(({ channel, amountVnd }, index) => paid(index + 1, channel, amountVnd));
        const earlier = made.map(({ backVnd, amountVnd }, index) => ({
          entryId: index + 1,
          amountVnd: Math.min(backVnd, amountVnd),
        }));
        const roomOf = (index: number) =>
          (payments[index]?.amountVnd ?? 0) - (earlier[index]?.amountVnd ?? 0);
        const room = payments.reduce((sum, _, index) => sum + roomOf(index), 0);
        const amountVnd = Math.max(1, Math.floor(room * share));
        const payouts = planPayouts(payments, earlier, amountVnd, payoutLimits);
        expect(payouts.reduce((sum, payout) => sum + payout.amountVnd, 0)).toBe(amountVnd);
        for (const [index] of payments.entries()) {
          const back = payouts.filter(({ entryId }) => entryId === index + 1);
          expect(back.reduce((sum, payout) => sum + payout.amountVnd, 0)).toBeLessThanOrEqual(roomOf(index));
        }
        for (const { channel, amountVnd: partVnd } of payouts) {
          expect(partVnd).toBeGreaterThan(0);
          if (channel === 'momo') expect(partVnd).toBeGreaterThanOrEqual(1_000);
          if (channel === 'momo') expect(partVnd).toBeLessThanOrEqual(50 * million);
        }
      },
    ),
  );
});
