import { expect, test } from 'vitest';
import { type DropList, findDropSpot } from './drop-spot.ts';

const item = (id: string, top: number) => ({ id, top, bottom: top + 80 });
const lists: DropList[] = [
  { dayId: 'one', top: 0, bottom: 400, items: [item('a', 100), item('b', 200), item('c', 300)] },
  { dayId: 'two', top: 420, bottom: 600, items: [] },
  { dayId: 'three', top: 620, bottom: 900, items: [item('d', 720)] },
];

test('a dragged item is placed before the first item whose middle is below it, or at the end of its day', () => {
  expect(findDropSpot(lists, 110, 'c')).toEqual({ dayId: 'one', before: 'a' });
  expect(findDropSpot(lists, 150, 'c')).toEqual({ dayId: 'one', before: 'b' });
  expect(findDropSpot(lists, 390, 'a')).toEqual({ dayId: 'one', before: null });
  expect(findDropSpot(lists, 730, 'a')).toEqual({ dayId: 'three', before: 'd' });
  expect(findDropSpot(lists, 800, 'a')).toEqual({ dayId: 'three', before: null });
});

test('an empty day accepts it, between days the nearer one does, beyond all of them the last', () => {
  expect(findDropSpot(lists, 500, 'a')).toEqual({ dayId: 'two', before: null });
  expect(findDropSpot(lists, 405, 'a')).toEqual({ dayId: 'one', before: null });
  expect(findDropSpot(lists, 418, 'a')).toEqual({ dayId: 'two', before: null });
  expect(findDropSpot(lists, 5000, 'a')).toEqual({ dayId: 'three', before: null });
  expect(findDropSpot([], 10, 'a')).toBeNull();
});

test('dropped where it was, it is not moved', () => {
  expect(findDropSpot(lists, 110, 'a')).toBeNull();
  expect(findDropSpot(lists, 160, 'a'), 'past its own middle only').toBeNull();
  expect(findDropSpot(lists, 350, 'c')).toBeNull();
  expect(findDropSpot(lists, 750, 'd')).toBeNull();
});
