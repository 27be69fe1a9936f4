import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  attemptTransitions,
  openAttemptStates,
  payoutTransitions,
  refundTransitions,
  requireTransition,
  statesBefore,
} from './state.ts';

/** The states in a table of the README with their successors, in its order. */
function statesOfReadme(head: string): [string, string[]][] {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  const table = readme.slice(readme.indexOf(`| ${head}`)).split('\n\n')[0] ?? '';
  const words = (cell = '') => [...cell.matchAll(/`([a-z_]+)`/g)].map(([, word]) => word as string);
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|'))
    .map(([, state, , next]) => [words(state)[0] as string, words(next)]);
}

test.each([
  ['state of a refund', refundTransitions],
  ['state of a payout', payoutTransitions],
  ['state of an attempt', attemptTransitions],
])('the README lists the same transitions of the %s', (head, transitions) => {
  const documented = statesOfReadme(head);
  expect(documented.map(([state]) => state).toSorted()).toEqual(Object.keys(transitions).toSorted());
  expect(Object.fromEntries(documented.map(([state, next]) => [state, next.toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(transitions).map(([state, next]) => [state, next.toSorted()])),
  );
});

test('an unlisted transition is an error', () => {
  expect(() => requireTransition(refundTransitions, 'requested', 'approved')).not.toThrow();
  expect(() => requireTransition(refundTransitions, 'rejected', 'approved')).toThrow(
    "Illegal transition from 'rejected' to 'approved'",
  );
  expect(() => requireTransition(payoutTransitions, 'succeeded', 'failed')).toThrow();
});

test('only open attempts can still fail, and every unpaid one can still be paid', () => {
  for (const outcome of ['failed', 'review', 'expired', 'cancelled'] as const)
    expect(statesBefore(attemptTransitions, outcome).toSorted()).toEqual(openAttemptStates.toSorted());
  expect(statesBefore(attemptTransitions, 'succeeded')).toEqual(
    Object.keys(attemptTransitions).filter((state) => state !== 'succeeded'),
  );
});
