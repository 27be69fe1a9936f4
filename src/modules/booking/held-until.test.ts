import { expect, test } from 'vitest';
import { heldAfterAnswer, heldUntil } from './held-until.ts';

const now = new Date('2026-12-01T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test.each([
  ['vietqr', 0.5],
  // S-04: until confirmed from the booking's own mailbox, no longer than a transfer takes.
  ['office', 0.5],
  ['momo', null],
  ['vnpay', null],
] as const)('a payment by %s holds places for %s hours', (method, expected) => {
  expect(heldUntil(method, now)).toEqual(expected === null ? null : hours(expected));
});

test.each([
  [500, 24],
  [72, 24],
  [71.9, 4],
  [2, 2],
])('a confirmed payment at the counter in %d hours holds places for %s hours', (startsIn, expected) => {
  expect(heldAfterAnswer({ now, startsAt: hours(startsIn) })).toEqual(hours(expected));
});

test.each([
  [500, 24],
  [71, 4],
  [3, 3],
  [-1, 0],
])('after the supplier accepts, places of a service in %d hours are held for %d', (startsIn, expected) => {
  expect(heldAfterAnswer({ now, startsAt: hours(startsIn) })).toEqual(hours(expected));
});
