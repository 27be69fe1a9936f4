import { type JobType, jobType } from '#platform/queue/queue.ts';

/** Somebody asked for the newsletter: their address is to answer. `at` tells one asking from the next. */
export const newsletterAsked = jobType<{ subscriberId: string; at: string }>('newsletter.asked');

/** For `Worker.start`. */
export const newsletterJobTypes = [newsletterAsked] as unknown as JobType<never>[];
