import type { Queue } from '#platform/queue/queue.ts';

/** Discards all jobs of past events, so that no mail is sent today for a booking of last week. */
export const quietQueue: Queue = {
  send: async () => {},
  sendAll: async () => {},
  retry: async () => false,
  cancel: async () => false,
};
