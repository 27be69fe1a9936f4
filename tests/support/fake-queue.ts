import type { Queue } from '#platform/queue/queue.ts';

export interface FakeQueue extends Queue {
  /** Names of the jobs sent, with what they carry, in order; also of transactions that were rolled back. */
  sent: { name: string; data: object }[];
  /** Jobs that were asked to be tried again. */
  retried: string[];
  /** Jobs that are never to be done. */
  cancelled: string[];
}

/** A queue that only remembers. */
export function createFakeQueue(): FakeQueue {
  const sent: FakeQueue['sent'] = [];
  const retried: string[] = [];
  const cancelled: string[] = [];
  return {
    sent,
    retried,
    cancelled,
    async send(_, type, data) {
      sent.push({ name: type.name, data });
    },
    async retry(id) {
      retried.push(id);
      return true;
    },
    async cancel(id) {
      cancelled.push(id);
      return true;
    },
  };
}
