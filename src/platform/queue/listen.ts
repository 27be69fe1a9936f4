import type { Database } from '#platform/db/connect.ts';
import type { JobType, Worker } from './queue.ts';

/** A listener: does something when an event is announced. */
export interface Listener<App> {
  /** Names its queue; unique among the listeners of an event. */
  name: string;
  type: JobType<object>;
  handle(app: App, data: object): Promise<void>;
}

interface Stamp {
  /** When the event was announced, as an ISO instant. */
  announcedAt: string;
}

/** The additional queues for events with several listeners, for `Worker.start`. */
export function listenerQueues(listeners: readonly Listener<never>[]): JobType<never>[] {
  return listeners.filter((one) => !isAlone(one, listeners)).map(queueOf) as unknown as JobType<never>[];
}

/**
 * Gives every listener of an event its own queue, so that one which fails or is slow retries by itself and delays no
 * others. An event is announced once, in its own queue, and passed on from there to the queues of its listeners in one
 * transaction; the only listener of an event works on its queue directly. Listeners of one event run in no order: one that
 * must come second listens to what the first announces.
 * @param appFor what a listener works with, by when the event was announced
 */
export async function listen<App>(
  worker: Pick<Worker, 'send' | 'work'>,
  db: Database,
  listeners: readonly Listener<App>[],
  appFor: (announcedAt: Date) => App,
): Promise<void> {
  for (const listener of listeners) {
    const queue = isAlone(listener, listeners) ? listener.type : queueOf(listener);
    await worker.work(queue, (sent, job) => {
      const { announcedAt, data } = read(sent, job);
      return listener.handle(appFor(announcedAt), data);
    });
  }
  for (const [type, queues] of forwarding(listeners)) {
    await worker.work(type, (sent, job) =>
      db.transaction().execute(async (tx) => {
        const { announcedAt, data } = read(sent, job);
        for (const queue of queues) await worker.send(tx, queue, stamped(data, announcedAt));
      }),
    );
  }
}

/** An event's data with a time of announcement other than that of its job. */
export function stamped<Data extends object>(data: Data, announcedAt: Date): Data & Stamp {
  return { ...data, announcedAt: announcedAt.toISOString() };
}

function read(
  sent: object & Partial<Stamp>,
  job: { announcedAt: Date },
): { announcedAt: Date; data: object } {
  const { announcedAt, ...data } = sent;
  return { announcedAt: announcedAt ? new Date(announcedAt) : job.announcedAt, data };
}

function forwarding<App>(listeners: readonly Listener<App>[]): Map<JobType<object>, JobType<Stamp>[]> {
  const queues = new Map<JobType<object>, JobType<Stamp>[]>();
  for (const one of listeners)
    if (!isAlone(one, listeners)) queues.set(one.type, [...(queues.get(one.type) ?? []), queueOf(one)]);
  return queues;
}

function isAlone<App>({ type }: Listener<App>, listeners: readonly Listener<App>[]): boolean {
  return listeners.filter((one) => one.type === type).length === 1;
}

/** 'booking.confirmed/vouchers' */
function queueOf<App>({ type, name }: Listener<App>): JobType<Stamp> {
  const { retryLimit, retryDelaySeconds } = type;
  return { name: `${type.name}/${name}`, retryLimit, retryDelaySeconds };
}
