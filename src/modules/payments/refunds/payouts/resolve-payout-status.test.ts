import { describe, expect, test } from 'vitest';
import { nextAskAt, resolvePayoutStatus } from './resolve-payout-status.ts';

describe("the provider's answer to a status query", () => {
  const open = { channel: 'momo', isTaken: false, asked: 1, hasEarlier: false } as const;
  test.each([
    ['a yes is believed', open, 'succeeded', 'succeeded'],
    ['so is that it is under way', open, 'pending', 'pending'],
    ['nothing is learnt from nothing', { ...open, asked: 9 }, 'unknown', 'wait'],
    ['what it does not know yet may still come', open, 'not_found', 'wait'],
    ['what it never got is sent again', { ...open, asked: 3 }, 'not_found', 'send_again'],
    ['a no to what it never said to have is none', { ...open, asked: 3 }, 'failed', 'send_again'],
    ['a no to what it has is one', { ...open, isTaken: true }, 'failed', 'failed'],
    ['what it had is not sent again', { ...open, isTaken: true, asked: 9 }, 'not_found', 'wait'],
    [
      'VNPay may speak of an earlier payout',
      { ...open, channel: 'vnpay', hasEarlier: true, asked: 9 },
      'succeeded',
      'wait',
    ],
    [
      'but not once it took this one',
      { ...open, channel: 'vnpay', hasEarlier: true, isTaken: true },
      'succeeded',
      'succeeded',
    ],
  ] as const)('%s', (_, payout, state, resolution) => {
    expect(resolvePayoutStatus(payout, { state })).toBe(resolution);
  });

  test('is polled with growing pauses', () => {
    const now = new Date('2026-11-21T03:00:00Z');
    const minutes = [0, 1, 2, 7, 50].map(
      (asked) => (nextAskAt(asked, now).getTime() - now.getTime()) / 60_000,
    );
    expect(minutes).toEqual([1, 3, 10, 720, 720]);
  });
});
