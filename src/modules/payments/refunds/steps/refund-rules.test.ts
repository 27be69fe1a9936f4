import { describe, expect, it, test } from 'vitest';
import { nextAskAt, resolvePayoutStatus } from '#modules/payments/payouts/steps/resolve-payout-status.ts';
import { accountLabel, destinationLabel } from '#modules/payments/refunds/destination-label.ts';
import { approvalsNeeded } from '#modules/payments/refunds/refund-causes.ts';
import { instrumentOf, promisedWorkingDays } from '#modules/payments/refunds/refund-promise.ts';
import { refundStateOf } from './refund-states.ts';
import { refundTimeline } from './refund-timeline.ts';

test.each([
  ['cancelled', 10_000_000, 0],
  ['cancelled', 10_000_001, 2],
  ['overpaid', 50_000, 0],
  ['duplicate_payment', 12_000_000, 2],
  ['disrupted', 9_000_000, 0],
  ['goodwill', 50_000, 2],
] as const)('a refund for %s of %d takes %d people', (cause, amountVnd, people) => {
  expect(approvalsNeeded(cause, amountVnd)).toBe(people);
});

test.each([
  [['planned', 'planned'], 'approved'],
  [['submitted', 'succeeded'], 'submitted'],
  [['pending_provider', 'succeeded'], 'pending_provider'],
  [['planned', 'pending_provider'], 'approved'],
  [['failed', 'manual_transfer', 'succeeded'], 'manual_transfer'],
  [['failed', 'succeeded'], 'succeeded'],
  [['succeeded', 'succeeded'], 'succeeded'],
] as const)('payouts that are %j make a refund %s', (payouts, state) => {
  expect(refundStateOf(payouts)).toBe(state);
});

test.each([
  ['vnpay', { vnp_CardType: 'QRCODE' }, 'bank', 4],
  ['vnpay', { vnp_CardType: 'ATM' }, 'atm', 8],
  ['vnpay', { vnp_CardType: 'VISA' }, 'card', 21],
  ['vnpay', { asked: true }, 'atm', 8],
  ['momo', { payType: 'qr' }, 'wallet', 4],
  ['momo', { payType: 'napas' }, 'atm', 8],
  ['momo', { payType: 'credit' }, 'card', 21],
  ['zalopay', {}, 'wallet', 4],
  ['bank_transfer', {}, 'bank', 4],
  ['credit', {}, 'credit', 1],
] as const)(
  '%s with %j lands in %s, promised within %d working days',
  (channel, payload, instrument, days) => {
    expect(instrumentOf(channel, payload)).toBe(instrument);
    expect(promisedWorkingDays([instrument])).toBe(days);
  },
);

test('the slowest part of a refund decides what is promised', () => {
  expect(promisedWorkingDays(['wallet', 'card', 'bank'])).toBe(21);
});

describe('the answer of a provider to a question', () => {
  const open = { channel: 'momo', isTaken: false, asked: 1, hasEarlier: false } as const;
  it.each([
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
  ] as const)('%s', (_, payout, state, judgement) => {
    expect(resolvePayoutStatus(payout, { state })).toBe(judgement);
  });

  it('is asked for with growing pauses', () => {
    const now = new Date('2026-11-21T03:00:00Z');
    const minutes = [0, 1, 2, 7, 50].map(
      (asked) => (nextAskAt(asked, now).getTime() - now.getTime()) / 60_000,
    );
    expect(minutes).toEqual([1, 3, 10, 720, 720]);
  });
});

test('places are named without giving an account away', () => {
  const account = { bankBin: '970436', lastDigits: '3445' };
  expect(accountLabel(account)).toBe('Tài khoản Vietcombank ****3445');
  expect(destinationLabel('momo', 'wallet', null)).toBe('Ví MoMo');
  expect(destinationLabel('vnpay', 'card', null)).toBe('Thẻ quốc tế bạn đã dùng qua VNPay');
  expect(destinationLabel('bank_transfer', 'bank', null)).toBe('Tài khoản ngân hàng mà bạn cho biết');
});

test('the steps of a refund say what was done, and until when the rest is promised', () => {
  const createdAt = new Date('2026-11-21T03:00:00Z');
  const facts = {
    state: 'approved',
    createdAt,
    approvedAt: createdAt,
    sentAt: null,
    endedAt: null,
    submitBy: '2026-11-23',
    promisedOn: '2026-11-26',
    byTransfer: false,
    accountAt: null,
    byProvider: true,
  } as const;
  const at = createdAt.toISOString();
  expect(refundTimeline(facts)).toEqual([
    { label: 'Đã ghi nhận khoản hoàn', at, by: null },
    { label: 'Đã duyệt', at, by: null },
    { label: 'Gửi lệnh hoàn', at: null, by: '2026-11-23' },
    { label: 'Tiền về với bạn', at: null, by: '2026-11-26' },
  ]);
  const transfer = { ...facts, state: 'manual_transfer', byTransfer: true, byProvider: false } as const;
  expect(refundTimeline(transfer).map(({ label }) => label)).toContain('Bạn cho biết số tài khoản');
  const rejected = refundTimeline({ ...facts, state: 'rejected', endedAt: createdAt });
  expect(rejected.at(-1)).toEqual({ label: 'Không được hoàn', at, by: null });
});
