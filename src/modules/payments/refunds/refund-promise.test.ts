import { expect, test } from 'vitest';
import { instrumentOf, promisedWorkingDays } from './refund-promise.ts';

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
  '%s with %j arrives in %s, promised within %d working days',
  (channel, payload, instrument, days) => {
    expect(instrumentOf(channel, payload)).toBe(instrument);
    expect(promisedWorkingDays([instrument])).toBe(days);
  },
);

test('the slowest part of a refund determines the promise', () => {
  expect(promisedWorkingDays(['wallet', 'card', 'bank'])).toBe(21);
});
