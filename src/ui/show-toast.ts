import { dismiss, enqueue, type ToastQueue } from './toast-queue.ts';

export type ToastTone = 'info' | 'good' | 'warn' | 'bad';

export interface Toast {
  id: number;
  title: string;
  text?: string | undefined;
  tone: ToastTone;
}

let queue: ToastQueue<Toast> = { shown: [], waiting: [] };
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Tells the visitor something in the corner of the screen for four seconds. May be called from anywhere in the
 * browser, also before the corner is there: what was said meanwhile waits. Returns the id for `dismissToast`.
 */
export function showToast(message: { title: string; text?: string; tone?: ToastTone }): number {
  lastId += 1;
  change(enqueue(queue, { ...message, id: lastId, tone: message.tone ?? 'info' }));
  return lastId;
}

/** Takes a toast away before its time; nothing happens when it is gone already. */
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
