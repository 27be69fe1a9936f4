import { describe, expect, test } from 'vitest';
import { nextPollAt, resolvePayoutStatus } from './resolve-payout-status.ts';

describe("the provider's answer to a status query", () => {
  const open = { channel: 'momo', isTaken: false, asked: 1, hasEarlier: false } as const;
  test.each([
    ['a completed refund is believed', open, 'succeeded', 'succeeded'],
    ['a pending refund is believed', open, 'pending', 'pending'],
    ['without an answer nothing changes', { ...open, asked: 9 }, 'unknown', 'wait'],
    ['an unknown payout may still appear', open, 'not_found', 'wait'],
    ['a payout that never arrived is sent again', { ...open, asked: 3 }, 'not_found', 'send_again'],
    [
      'a rejection of a payout that was never acknowledged is not final',
      { ...open, asked: 3 },
      'failed',
      'send_again',
    ],
    ['a rejection of an acknowledged payout is final', { ...open, isTaken: true }, 'failed', 'failed'],
    ['an acknowledged payout is not sent again', { ...open, isTaken: true, asked: 9 }, 'not_found', 'wait'],
    [
      'VNPay may be answering about an earlier payout',
      { ...open, channel: 'vnpay', hasEarlier: true, asked: 9 },
      'succeeded',
      'wait',
    ],
    [
      'but not once it has acknowledged this one',
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
      (asked) => (nextPollAt(asked, now).getTime() - now.getTime()) / 60_000,
    );
    expect(minutes).toEqual([1, 3, 10, 720, 720]);
  });
});
