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

describe('the queue of toasts', () => {
  test('shows five and queues the rest in order', () => {
    const queue = filled(7);
    expect(ids(queue.shown)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(queue.waiting)).toEqual([6, 7]);
  });

  test('gives a free slot to the one that has waited longest', () => {
    const queue = dismiss(filled(7), 3);
    expect(ids(queue.shown)).toEqual([1, 2, 4, 5, 6]);
    expect(ids(queue.waiting)).toEqual([7]);
    expect(queue.shown).toHaveLength(maxShown);
  });

  test('removes one that is still queued', () => {
    const queue = dismiss(filled(7), 6);
    expect(ids(queue.shown)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(queue.waiting)).toEqual([7]);
  });

  test('ignores an unknown one', () => {
    expect(dismiss(filled(6), 99)).toEqual(filled(6));
  });
});
