import { type JobType, jobType } from '#platform/queue/queue.ts';

/** Somebody asked to be told: their address is to answer. `at` tells one asking from the next. */
export const alertAsked = jobType<{ alertId: string; at: string }>('alert.asked');

/** There is news for one mailbox; what it is stands with the alerts. */
export const alertsDue = jobType<{ alertIds: string[]; at: string }>('alert.due');

/** For `Worker.start`. */
export const alertJobTypes = [alertAsked, alertsDue] as unknown as JobType<never>[];
