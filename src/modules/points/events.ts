import { type JobType, jobType } from '#platform/queue/queue.ts';

/** Points of an account expire after `expiresOn` (ISO day): their guest is notified once. */
export const pointsExpiring = jobType<{ accountId: string; points: number; expiresOn: string }>(
  'points.expiring',
);

/** For `Worker.start`. */
export const pointJobTypes = [pointsExpiring] as unknown as JobType<never>[];
