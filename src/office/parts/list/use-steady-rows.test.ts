import { expect, test } from 'vitest';
import { compare } from './use-steady-rows.ts';

const keyOf = ({ key }: { key: string }) => key;
const row = (key: string, value = 1) => ({ key, value });
const shown = [row('a'), row('b'), row('c')];
const steady = { visit: '1', loaded: shown, shown, changed: new Set<string>(), waiting: 0 };

test('a row that changed and would be first stays in its place, is marked, and the new order waits', () => {
  const after = compare(steady, [row('c', 2), row('a'), row('b')], keyOf);
  expect(after.shown).toEqual([row('a'), row('b'), row('c', 2)]);
  expect([...after.changed]).toEqual(['c']);
  expect(after.waiting).toBe(1);
});

test('a row that goes stays until the list is sorted, one that comes waits, and both are counted', () => {
  const after = compare(steady, [row('d'), row('a'), row('c')], keyOf);
  expect(after.shown).toEqual(shown);
  expect([after.waiting, after.changed.size]).toEqual([2, 0]);
});

test('what was marked stays marked while other rows change; nothing new waits where only a value changed', () => {
  const first = compare(steady, [row('a', 2), row('b'), row('c')], keyOf);
  const second = compare(first, [row('a', 2), row('b', 2), row('c')], keyOf);
  expect([...second.changed].sort()).toEqual(['a', 'b']);
  expect(second.waiting).toBe(0);
});

test('the first rows of an empty list are shown at once', () => {
  const after = compare({ ...steady, loaded: [], shown: [] }, [row('a')], keyOf);
  expect([after.shown, after.waiting]).toEqual([[row('a')], 0]);
});
