import { type JobType, jobType } from '#platform/queue/queue.ts';

/** An alert was requested: its address needs a confirmation mail. `at` distinguishes repeated requests. */
export const alertRequested = jobType<{ alertId: string; at: string }>('alert.asked');

/** There is news for one mailbox; its content is stored with the alerts. */
export const alertsDue = jobType<{ alertIds: string[]; at: string }>('alert.due');

/** The same for one device. */
export const alertsDueOnDevice = jobType<{ deviceId: string; alertIds: string[]; at: string }>(
  'alert.due_on_device',
  // A price of yesterday is no news: it is given up after a day.
  { retryLimit: 12, retryDelaySeconds: 30 },
);

/** For `Worker.start`. */
export const alertJobTypes = [alertRequested, alertsDue, alertsDueOnDevice] as unknown as JobType<never>[];
