import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A banner of the home page appears or disappears now. */
export const bannerTurned = jobType<{ at: string }>('settings.banner_turned');

export const settingsJobTypes = [bannerTurned] as unknown as JobType<never>[];
