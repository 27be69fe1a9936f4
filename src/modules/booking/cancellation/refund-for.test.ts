import { expect, test } from 'vitest';
import { heldAfterAnswer, heldUntil } from '#modules/booking/hold/held-until.ts';
import { type BookingState, stateNow } from '#modules/booking/state.ts';
import { hasBegun, refundFor, startsAt } from './refund-for.ts';

const now = new Date('2026-12-01T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test.each([
  ['vietqr', 0.5],
  // S-04: without a word from the booking's own mailbox no longer than a transfer takes.
  ['office', 0.5],
  ['momo', null],
  ['vnpay', null],
] as const)('%s keeps places for %s hours', (method, expected) => {
  expect(heldUntil(method, now)).toEqual(expected === null ? null : hours(expected));
});

test.each([
  [500, 24],
  [72, 24],
  [71.9, 4],
  [2, 2],
])(
  'a payment at the counter in %d hours, once confirmed, keeps places for %s hours',
  (startsIn, expected) => {
    expect(heldAfterAnswer({ now, startsAt: hours(startsIn) })).toEqual(hours(expected));
  },
);

test.each<[BookingState, string, BookingState]>([
  ['held', 'active', 'held'],
  ['pending_payment', 'active', 'pending_payment'],
  ['held', 'expired', 'expired'],
  ['pending_payment', 'expired', 'expired'],
  ['confirmed', 'converted', 'confirmed'],
  ['paid_unallocated', 'expired', 'paid_unallocated'],
  ['cancelled', 'returned', 'cancelled'],
])('a booking %s on a hold that is %s is %s', (state, holdState, expected) => {
  expect(stateNow({ state, holdState })).toBe(expected);
});

const item = (startsAt: string, openDated = false) => ({ startsAt, options: { openDated } }) as never;
const quote = {
  items: [item('2026-12-20T05:00:00.000Z'), item('2026-12-18T02:30:00.000Z')],
  cancellation: [{ until: hours(24).toISOString(), refundPercent: 40, refundAmount: 400 }],
};

test('the service begins with its earliest item; what has no date yet has not begun', () => {
  const code = item('2026-12-01T00:00:00.000Z', true);
  expect(startsAt({ items: [...quote.items, code] })?.toISOString()).toBe('2026-12-18T02:30:00.000Z');
  expect(startsAt({ items: [code] })).toBeNull();
  expect(hasBegun({ items: [code] }, hours(9999))).toBe(false);
  expect(hasBegun(quote, new Date('2026-12-18T02:30:00.000Z'))).toBe(true);
});

test.each([
  [500, 24],
  [71, 4],
  [3, 3],
  [-1, 0],
])('after the yes of a supplier places of a service in %d hours are held for %d', (startsIn, expected) => {
  expect(heldAfterAnswer({ now, startsAt: hours(startsIn) })).toEqual(hours(expected));
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
])('cancelling what is %s gives back %s of 1000', (state, refundVnd) => {
  const refund = refundFor({ state, quote, totalVnd: 1000, paidVnd: 1000 }, now);
  expect(refund?.refundVnd ?? null).toBe(refundVnd);
});
