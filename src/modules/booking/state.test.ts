import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/db/connect.ts';
import { changeState } from './change-state.ts';
import {
  type BookingState,
  bookingTransitions,
  canMove,
  firstStates,
  stateLabels,
  stateNow,
} from './state.ts';

const states = Object.keys(bookingTransitions) as BookingState[];
const finalStates = states.filter((state) => bookingTransitions[state].length === 0);
const anyState = fc.constantFrom(...states);

/** Every state reachable from one, itself included. */
function reachableFrom(state: BookingState): Set<BookingState> {
  const found = new Set([state]);
  for (const one of found) for (const next of bookingTransitions[one]) found.add(next);
  return found;
}

test('every state is reachable, and from each a booking can end', () => {
  const reached = new Set(firstStates.flatMap((state) => [...reachableFrom(state)]));
  expect([...reached].sort()).toEqual([...states].sort());
  expect(finalStates.sort()).toEqual(['cancelled', 'completed', 'declined']);
  for (const state of states)
    expect(
      finalStates.some((end) => reachableFrom(state).has(end)),
      state,
    ).toBe(true);
});

test("a confirmed booking is unsold only if its money was someone else's, and final states stay final", () => {
  const unpaid: BookingState[] = ['on_request', 'held', 'pending_payment', 'expired'];
  fc.assert(
    fc.property(anyState, fc.array(fc.nat()), (start, choices) => {
      let state = start;
      let wasSold = state === 'confirmed';
      for (const choice of choices) {
        const next = bookingTransitions[state].filter((to) => canMove(state, to, 'paid'));
        if (next.length === 0) return;
        state = next[choice % next.length] as BookingState;
        wasSold ||= state === 'confirmed';
        expect(wasSold && unpaid.includes(state)).toBe(false);
      }
    }),
  );
  expect(canMove('confirmed', 'pending_payment')).toBe(false);
  expect(canMove('confirmed', 'pending_payment', 'match_undone')).toBe(true);
});

test('an illegal transition throws before anything is written', async () => {
  let statements = 0;
  const query: unknown = new Proxy(() => query, {
    get: (_, name) => (name === 'then' ? undefined : name === 'execute' ? async () => statements++ : query),
    apply: () => query,
  });
  const change = { actor: 'system', reason: 'paid', now: new Date() } as const;
  await fc.assert(
    fc.asyncProperty(anyState, anyState, async (from, to) => {
      statements = 0;
      const moved = changeState(query as Tx, { id: 'one', state: from }, to, change);
      if (canMove(from, to)) await moved;
      else await expect(moved).rejects.toThrow(`from ${from} to ${to}`);
      expect(statements > 0).toBe(canMove(from, to));
    }),
  );
});

test('the README lists the same transitions', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` +\|.*\| ([^|]*)\|$/gm)].map(([, state, next = '']) => [
    state,
    [...next.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(),
  ]);
  const declared = Object.entries(bookingTransitions).map(([state, next]) => [state, [...next].sort()]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(declared));
  expect(Object.keys(stateLabels).sort()).toEqual([...states].sort());
});

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
