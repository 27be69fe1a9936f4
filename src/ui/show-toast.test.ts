import { describe, expect, test } from 'vitest';
import { dismiss, enqueue, maxShown, type ToastQueue } from './show-toast.ts';

interface Item {
  id: number;
}

const filled = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1 })).reduce<ToastQueue<Item>>(enqueue, {
    shown: [],
    waiting: [],
  });
const ids = (items: readonly Item[]) => items.map((item) => item.id);

describe('the queue of notifications', () => {
  test('shows five and lets the rest wait in the order of their coming', () => {
    const queue = filled(7);
    expect(ids(queue.shown)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(queue.waiting)).toEqual([6, 7]);
  });

  test('gives a free place to the one that has waited longest', () => {
    const queue = dismiss(filled(7), 3);
    expect(ids(queue.shown)).toEqual([1, 2, 4, 5, 6]);
    expect(ids(queue.waiting)).toEqual([7]);
    expect(queue.shown).toHaveLength(maxShown);
  });

  test('takes back one that still waits', () => {
    const queue = dismiss(filled(7), 6);
    expect(ids(queue.shown)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(queue.waiting)).toEqual([7]);
  });

  test('leaves everything as it is for an unknown one', () => {
    expect(dismiss(filled(6), 99)).toEqual(filled(6));
  });
});
