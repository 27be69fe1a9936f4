import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A newsletter subscription is to be confirmed by mail. `at` distinguishes repeated requests. */
export const newsletterRequested = jobType<{ subscriberId: string; at: string }>('newsletter.asked');

/** For `Worker.start`. */
export const newsletterJobTypes = [newsletterRequested] as unknown as JobType<never>[];
