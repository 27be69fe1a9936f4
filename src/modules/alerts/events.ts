import { type JobType, jobType } from '#platform/queue/queue.ts';

/** An alert was requested: its address needs a confirmation mail. `at` distinguishes repeated requests. */
export const alertRequested = jobType<{ alertId: string; at: string }>('alert.asked');

/** There is news for one mailbox; its content is stored with the alerts. */
export const alertsDue = jobType<{ alertIds: string[]; at: string }>('alert.due');

/** For `Worker.start`. */
export const alertJobTypes = [alertRequested, alertsDue] as unknown as JobType<never>[];
