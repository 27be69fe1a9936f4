import { expect, test } from 'vitest';
import type { BookingState } from '#modules/booking/state.ts';
import { hasBegun, refundFor, startsAt } from './refund-for.ts';

const now = new Date('2026-12-01T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const item = (startsAt: string, openDated = false) => ({ startsAt, options: { openDated } }) as never;
const quote = {
  items: [item('2026-12-20T05:00:00.000Z'), item('2026-12-18T02:30:00.000Z')],
  cancellation: [{ until: hours(24).toISOString(), refundPercent: 40, refundAmount: 400 }],
};

test('the service begins with its earliest item; an item without a date has not begun', () => {
  const code = item('2026-12-01T00:00:00.000Z', true);
  expect(startsAt({ items: [...quote.items, code] })?.toISOString()).toBe('2026-12-18T02:30:00.000Z');
  expect(startsAt({ items: [code] })).toBeNull();
  expect(hasBegun({ items: [code] }, hours(9999))).toBe(false);
  expect(hasBegun(quote, new Date('2026-12-18T02:30:00.000Z'))).toBe(true);
});

test.each<[BookingState, number | null]>([
  ['on_request', 1000],
  ['held', 1000],
  ['pending_payment', 1000],
  ['paid_unallocated', 1000],
  ['confirmed', 400],
  ['expired', null],
  ['declined', null],
  ['cancelled', null],
  ['refunding', null],
  ['completed', null],
])('cancelling a booking that is %s refunds %s of 1000', (state, refundVnd) => {
  const refund = refundFor({ state, quote, totalVnd: 1000, paidVnd: 1000 }, now);
  expect(refund?.refundVnd ?? null).toBe(refundVnd);
});
