import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts, showToast, subscribeToToasts } from './show-toast.ts';
import { startLife } from './toast-life.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The toast corner without a screen: every shown toast runs through its life cycle. */
function watchCorner() {
  const lives = new Map<number, ReturnType<typeof startLife>>();
  const leaving = new Set<number>();
  const look = () => {
    for (const { id } of shownToasts())
      if (!lives.has(id))
        lives.set(id, startLife({ onLeave: () => leaving.add(id), onGone: () => dismissToast(id) }));
  };
  const unsubscribe = subscribeToToasts(look);
  return {
    lives,
    leave: unsubscribe,
    /** Titles on the screen, with a mark on those that are leaving. */
    seen: () => shownToasts().map(({ id, title }) => (leaving.has(id) ? `${title}…` : title)),
  };
}

test('SHELL-09: five at once for 4000 ms, the rest in turn, and 250 ms to leave', () => {
  const corner = watchCorner();
  for (const title of ['1', '2', '3', '4', '5', '6', '7']) showToast({ title });
  expect(corner.seen()).toEqual(['1', '2', '3', '4', '5']);
  vi.advanceTimersByTime(3999);
  expect(corner.seen()).toEqual(['1', '2', '3', '4', '5']);
  vi.advanceTimersByTime(1);
  expect(corner.seen()).toEqual(['1…', '2…', '3…', '4…', '5…']);
  vi.advanceTimersByTime(249);
  expect(corner.seen()).toHaveLength(5);
  vi.advanceTimersByTime(1);
  expect(corner.seen()).toEqual(['6', '7']);
  vi.advanceTimersByTime(4000);
  expect(corner.seen()).toEqual(['6…', '7…']);
  vi.advanceTimersByTime(250);
  expect(corner.seen()).toEqual([]);
  corner.leave();
});

test('SHELL-09: while it is read its timer is paused; closed by hand it leaves at once', () => {
  const corner = watchCorner();
  const id = showToast({ title: 'Đã lưu' });
  const life = corner.lives.get(id);
  vi.advanceTimersByTime(3000);
  life?.hold();
  vi.advanceTimersByTime(60_000);
  expect(corner.seen()).toEqual(['Đã lưu']);
  life?.release();
  vi.advanceTimersByTime(999);
  expect(corner.seen()).toEqual(['Đã lưu']);
  life?.leave();
  expect(corner.seen()).toEqual(['Đã lưu…']);
  life?.leave();
  vi.advanceTimersByTime(250);
  expect(corner.seen()).toEqual([]);
  corner.leave();
});

test('a toast that was removed triggers nothing', () => {
  const onLeave = vi.fn();
  startLife({ onLeave, onGone: onLeave }).end();
  vi.advanceTimersByTime(10_000);
  expect(onLeave).not.toHaveBeenCalled();
});
