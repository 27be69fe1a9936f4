import type { Queue } from '#platform/queue/queue.ts';

export interface FakeQueue extends Queue {
  /** Names and data of the jobs sent, in order; including those of transactions that were rolled back. */
  sent: { name: string; data: object }[];
  /** Jobs that were requested to be retried. */
  retried: string[];
  /** Jobs that were discarded. */
  cancelled: string[];
}

/** A queue that only records. */
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
    async sendAll(_, type, jobs) {
      sent.push(...jobs.map((data) => ({ name: type.name, data })));
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
