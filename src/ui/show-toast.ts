/** How many toasts are on the screen at once; the others wait for a free place (SHELL-09). */
export const maxShown = 5;

export interface ToastQueue<Item extends { id: number }> {
  shown: readonly Item[];
  waiting: readonly Item[];
}

export type ToastTone = 'info' | 'good' | 'warn' | 'bad';

export interface Toast {
  id: number;
  title: string;
  text?: string | undefined;
  /** A link to follow. */
  link?: { href: string; label: string } | undefined;
  tone: ToastTone;
}

let queue: ToastQueue<Toast> = { shown: [], waiting: [] };

let lastId = 0;

const listeners = new Set<() => void>();

/**
 * Shows the visitor a toast in the corner of the screen for four seconds. May be called from anywhere in the browser, even
 * before the corner is mounted: toasts wait until then. Returns the id for `dismissToast`.
 */
export function showToast(message: Pick<Toast, 'title' | 'text' | 'link'> & { tone?: ToastTone }): number {
  lastId += 1;
  change(enqueue(queue, { ...message, id: lastId, tone: message.tone ?? 'info' }));
  return lastId;
}

/** Dismisses a toast before its time; does nothing when it is gone already. */
export function dismissToast(id: number): void {
  change(dismiss(queue, id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToasts(): readonly Toast[] {
  return queue.shown;
}

function change(next: ToastQueue<Toast>): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows an item, or queues it behind those that came before it. */
export function enqueue<Item extends { id: number }>(queue: ToastQueue<Item>, item: Item): ToastQueue<Item> {
  return queue.shown.length < maxShown
    ? { ...queue, shown: [...queue.shown, item] }
    : { ...queue, waiting: [...queue.waiting, item] };
}

/** Removes an item, shown or waiting, and shows the longest waiting one in its place. */
export function dismiss<Item extends { id: number }>(queue: ToastQueue<Item>, id: number): ToastQueue<Item> {
  const left = queue.shown.filter((item) => item.id !== id);
  const waiting = queue.waiting.filter((item) => item.id !== id);
  const free = maxShown - left.length;
  return { shown: [...left, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}
