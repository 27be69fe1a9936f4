import { expect, test } from 'vitest';
import { freeToCancel, orderRooms, type Picked, roomChoice } from './room-choice.ts';
import type { RoomView } from './room-prices.ts';

const free = [{ until: '2026-12-01T05:00:00.000Z', refundPercent: 100, refundAmount: 1 }];
const plan = (id: number, totalVnd: number | null, cancellation: unknown[] = []) => ({
  id,
  offer: totalVnd === null ? null : { totalVnd, cancellation },
});
const room = (id: number, plans: unknown[]) => ({ id, plans }) as unknown as RoomView;

const rooms = [
  room(1, [plan(11, 2_000_000, free), plan(12, 1_500_000)]),
  room(2, [plan(21, 1_200_000), plan(22, null)]),
  room(3, []),
];
const chosen = (picked: Picked | null) => {
  const choice = roomChoice(rooms, picked);
  return choice && [choice.room.id, choice.plan.id];
};

test('U-24: the cheapest plan is selected until another is chosen', () => {
  expect(chosen(null)).toEqual([2, 21]);
  expect(chosen({ roomId: 1, planId: 11 })).toEqual([1, 11]);
});

test('a choice unavailable for the new dates is replaced by the cheapest', () => {
  expect(chosen({ roomId: 2, planId: 22 })).toEqual([2, 21]);
  expect(roomChoice([room(3, [])], null)).toBeNull();
});

test('rooms are sorted by their lowest total, unavailable ones last', () => {
  expect(orderRooms(rooms.toReversed()).map(({ id }) => id)).toEqual([2, 1, 3]);
  const undated = [900_000, null, 700_000].map(
    (priceVnd, index) =>
      ({ ...room(index + 1, []), lowest: priceVnd && { priceVnd } }) as unknown as RoomView,
  );
  expect(orderRooms(undated).map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('a non-refundable choice shows what the same room costs with free cancellation', () => {
  const strict = roomChoice(rooms, { roomId: 1, planId: 12 });
  expect(strict && freeToCancel(strict)?.plan.id).toBe(11);
  const other = roomChoice(rooms, { roomId: 2, planId: 21 });
  expect(other && freeToCancel(other)).toBeNull();
});
