import { dismiss, enqueue, type NotificationQueue } from './notification-queue.ts';

export type NotificationTone = 'info' | 'good' | 'warn' | 'bad';

export interface Notification {
  id: number;
  title: string;
  text?: string | undefined;
  tone: NotificationTone;
}

let queue: NotificationQueue<Notification> = { shown: [], waiting: [] };
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Tells the visitor something in the corner of the screen for four seconds. May be called from anywhere in the
 * browser, also before the corner is there: what was said meanwhile waits. Returns the id for `dismissNotification`.
 */
export function notify(message: { title: string; text?: string; tone?: NotificationTone }): number {
  lastId += 1;
  change(enqueue(queue, { ...message, id: lastId, tone: message.tone ?? 'info' }));
  return lastId;
}

/** Takes a notification away before its time; nothing happens when it is gone already. */
export function dismissNotification(id: number): void {
  change(dismiss(queue, id));
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownNotifications(): readonly Notification[] {
  return queue.shown;
}

function change(next: NotificationQueue<Notification>): void {
  queue = next;
  for (const listener of listeners) listener();
}
