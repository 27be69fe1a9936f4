import type { Queue } from '#platform/queue/queue.ts';

export interface FakeQueue extends Queue {
  /** Names of the jobs sent, with what they carry, in order; also of transactions that were rolled back. */
  sent: { name: string; data: object }[];
}

/** A queue that only remembers. */
export function createFakeQueue(): FakeQueue {
  const sent: FakeQueue['sent'] = [];
  return {
    sent,
    async send(_, type, data) {
      sent.push({ name: type.name, data });
    },
  };
}
