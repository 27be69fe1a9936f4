import { expect, test } from 'vitest';
import { beforeByHour } from './before-by-hour.ts';

const day = [
  { id: 'sleep', hour: null },
  { id: 'climb', hour: '07:30' },
  { id: 'stroll', hour: null },
  { id: 'boat', hour: '13:00' },
];

test('an item with an hour is placed after those that begin no later', () => {
  expect(beforeByHour(day, '08:00')).toBe('stroll');
  expect(beforeByHour(day, '07:30')).toBe('stroll');
  expect(beforeByHour(day, '06:00')).toBe('climb');
  expect(beforeByHour(day, '18:00')).toBeNull();
});

test('without an hour, or among items without one, it is placed last', () => {
  expect(beforeByHour(day, null)).toBeNull();
  expect(beforeByHour([{ id: 'sleep', hour: null }], '08:00')).toBeNull();
  expect(beforeByHour([], '08:00')).toBeNull();
});
