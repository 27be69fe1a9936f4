import { expect, test } from 'vitest';
import { type DropdownEvent, type DropdownState, nextDropdownState } from './dropdown.tsx';

const after = (...events: DropdownEvent[]) => events.reduce<DropdownState>(nextDropdownState, null);

test('shows on hover and goes when the pointer leaves', () => {
  expect(after('enter')).toBe('shown');
  expect(after('enter', 'leave')).toBe('closed');
});

test('stays open for a click after hovering, and closes with the next one', () => {
  expect(after('enter', 'focus', 'press')).toBe('pinned');
  expect(after('enter', 'focus', 'press', 'leave')).toBe('pinned');
  expect(after('enter', 'focus', 'press', 'press')).toBe('closed');
});

test('opens on keyboard focus and stays open for Enter', () => {
  expect(after('focus')).toBe('shown');
  expect(after('focus', 'press')).toBe('pinned');
});

test('closes when focus goes elsewhere and on Escape', () => {
  expect(after('focus', 'press', 'blur')).toBe('closed');
  expect(after('enter', 'press', 'dismiss')).toBe('closed');
});
