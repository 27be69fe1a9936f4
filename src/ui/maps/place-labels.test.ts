import { expect, test } from 'vitest';
import { placeLabels, type Sign } from './place-labels.ts';

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
const anchorsOf = (signs: Sign[]) => placeLabels(signs, frame).seated;
const besides = [
  { dx: 30, dy: 0 },
  { dx: -30, dy: 0 },
];

test('the first of two labels at one point is shown', () => {
  expect([...anchorsOf([sign('a', 100, 50), sign('b', 110, 50)])]).toEqual([['a', 0]]);
});

test('separate labels are both shown', () => {
  expect(anchorsOf([sign('a', 50, 50), sign('b', 150, 50)]).size).toBe(2);
});

test('a label that would leave the map takes another anchor, or none', () => {
  expect(anchorsOf([sign('a', 180, 50, { seats: besides })]).get('a')).toBe(1);
  expect(anchorsOf([sign('a', 195, 50)]).size).toBe(0);
});

test('labels avoid the dots that must stay visible, whichever comes first', () => {
  const kept = sign('kept', 130, 50, { seats: [], isAbove: false });
  expect(anchorsOf([sign('a', 100, 50, { seats: besides, isAbove: false }), kept]).get('a')).toBe(1);
});

test('a name beside its dot avoids labels on the dot', () => {
  const name = sign('name', 102, 52, { seats: besides, isAbove: false });
  expect([...anchorsOf([sign('price', 100, 50), name]).keys()]).toEqual(['price']);
});

test('a dot without a label is a button only with 24 free pixels', () => {
  const noWords = { seats: [], isAbove: false };
  const pressed = (...signs: Sign[]) => [...placeLabels(signs, frame).pressable];
  const first = sign('first', 50, 50, noWords);
  expect(pressed(first, sign('near', 65, 50, noWords))).toEqual(['first']);
  expect(pressed(first, sign('beside', 75, 50, noWords))).toEqual(['first', 'beside']);
  expect(pressed(sign('price', 50, 50), sign('under', 60, 55, noWords))).toEqual([]);
  expect(pressed(sign('price', 50, 50), sign('same', 55, 50), sign('far', 195, 50))).toEqual(['far']);
});

test('labels beside a dot that is not a button are left out with it', () => {
  const names = [50, 60].map((x) => sign(`at ${x}`, x, 50, { seats: besides, isAbove: false }));
  expect([...anchorsOf(names).keys()]).toEqual(['at 50']);
});
