import { type JobType, jobType } from '#platform/queue/queue.ts';

/** What the cards of these products print is to be worked out anew. */
export const printsOutdated = jobType<{ productIds: number[] }>('pricing.prints_outdated');

export const pricingJobTypes = [printsOutdated] as unknown as JobType<never>[];
