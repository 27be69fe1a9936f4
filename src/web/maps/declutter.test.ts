import { expect, test } from 'vitest';
import { declutter, type Sign } from './declutter.ts';

const frame = { width: 200, height: 100 };
const sign = (key: string, x: number, y: number, more: Partial<Sign> = {}): Sign => ({
  key,
  x,
  y,
  width: 40,
  height: 20,
  seats: [{ dx: 0, dy: 0 }],
  dot: 12,
  isAbove: true,
  ...more,
});
const besides = [
  { dx: 30, dy: 0 },
  { dx: -30, dy: 0 },
];

test('the first of two signs at one point shows its words', () => {
  expect([...declutter([sign('a', 100, 50), sign('b', 110, 50)], frame)]).toEqual([['a', 0]]);
});

test('signs apart both show theirs', () => {
  expect(declutter([sign('a', 50, 50), sign('b', 150, 50)], frame).size).toBe(2);
});

test('words that would leave the map take another seat, or none', () => {
  expect(declutter([sign('a', 180, 50, { seats: besides })], frame).get('a')).toBe(1);
  expect(declutter([sign('a', 195, 50)], frame).size).toBe(0);
});

test('words keep off the dots that nothing may cover, whichever comes first', () => {
  const kept = sign('kept', 130, 50, { seats: [], isAbove: false });
  expect(declutter([sign('a', 100, 50, { seats: besides, isAbove: false }), kept], frame).get('a')).toBe(1);
});

test('a name beside its dot keeps off words that lie on the dot', () => {
  const name = sign('name', 102, 52, { seats: besides, isAbove: false });
  expect([...declutter([sign('price', 100, 50), name], frame).keys()]).toEqual(['price']);
});
