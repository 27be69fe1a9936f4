import { expect, it } from 'vitest';
import { type DropdownEvent, type DropdownState, nextDropdownState } from './dropdown-state.ts';

const after = (...events: DropdownEvent[]) => events.reduce<DropdownState>(nextDropdownState, null);

it('shows on hover and goes when the pointer leaves', () => {
  expect(after('enter')).toBe('shown');
  expect(after('enter', 'leave')).toBe('closed');
});

it('stays open for a click after hovering, and closes with the next one', () => {
  expect(after('enter', 'focus', 'press')).toBe('pinned');
  expect(after('enter', 'focus', 'press', 'leave')).toBe('pinned');
  expect(after('enter', 'focus', 'press', 'press')).toBe('closed');
});

it('opens on keyboard focus and stays open for Enter', () => {
  expect(after('focus')).toBe('shown');
  expect(after('focus', 'press')).toBe('pinned');
});

it('closes when focus goes elsewhere and on Escape', () => {
  expect(after('focus', 'press', 'blur')).toBe('closed');
  expect(after('enter', 'press', 'dismiss')).toBe('closed');
});
