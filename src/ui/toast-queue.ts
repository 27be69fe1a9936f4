/** How many notifications are on the screen at once; the others wait for a place (SHELL-09). */
export const maxShown = 5;

export interface ToastQueue<Item extends { id: number }> {
  shown: readonly Item[];
  waiting: readonly Item[];
}

/** Shows an item, or lets it wait behind those that came before it. */
export function enqueue<Item extends { id: number }>(queue: ToastQueue<Item>, item: Item): ToastQueue<Item> {
  return queue.shown.length < maxShown
    ? { ...queue, shown: [...queue.shown, item] }
    : { ...queue, waiting: [...queue.waiting, item] };
}

/** Takes an item away, wherever it is, and lets the longest waiting one take the place. */
export function dismiss<Item extends { id: number }>(queue: ToastQueue<Item>, id: number): ToastQueue<Item> {
  const left = queue.shown.filter((item) => item.id !== id);
  const waiting = queue.waiting.filter((item) => item.id !== id);
  const free = maxShown - left.length;
  return { shown: [...left, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}
